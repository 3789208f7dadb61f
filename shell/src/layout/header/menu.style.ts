import { css } from 'styled-components';

/** The main menu and its dropdowns, from 961 px on. */
export const menuCss = css`
  .menu {
    display: none;
  }
  @media (min-width: 961px) {
    .menu {
      display: block;
    }
    /* Two lines where one would push what follows out of the window: longer words, or the reader's own spacing. */
    .menu > ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0;
    }
    .menu > ul > li > a,
    .menu summary {
      min-height: 40px;
    }
    .menu a,
    .menu summary {
      padding-inline: clamp(8px, 2.6vw - 24px, 14px);
      font-size: 15.5px;
      font-weight: 500;
      white-space: nowrap;
    }
    .menu > ul > li > a:hover,
    .menu > ul > li > a[aria-current],
    .menu summary:hover,
    .dropdown:is(:has([aria-current])) > summary {
      text-decoration: underline;
      text-decoration-color: var(--accent);
      text-decoration-thickness: 2px;
      text-underline-offset: 9px;
    }
    .dropdown {
      position: relative;
    }
    .dropdown > summary svg {
      transition: transform var(--fast);
    }
    .dropdown:not([data-more])[open] > summary svg {
      transform: rotate(180deg);
    }
    .dropdown > ul {
      position: absolute;
      top: calc(100% + 6px);
      left: 0;
      min-width: 240px;
      padding: var(--space-2);
      border-radius: var(--radius);
      background: var(--surface);
      color: var(--ink);
      box-shadow: var(--shadow);
      animation: header-panel var(--fast);
    }
    .dropdown[data-more] > ul {
      left: auto;
      right: 0;
    }
    .dropdown > ul a {
      display: flex;
      border-radius: var(--radius-s);
    }
    .dropdown > ul a:hover {
      background: var(--tint);
    }
    .dropdown[data-more] a + a {
      padding-left: var(--space-5);
      color: var(--muted);
    }
  }
  @media (min-width: 961px) and (max-width: 1269px) {
    [data-wide] {
      display: none;
    }
  }
  @media (min-width: 1270px) {
    [data-narrow] {
      display: none;
    }
  }
`;
