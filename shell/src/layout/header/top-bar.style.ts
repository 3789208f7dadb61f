import { css } from 'styled-components';

/** Phone, address and login above the bar, from 961 px on; the drawer has them on narrower screens. */
export const topBarCss = css`
  .top-bar {
    display: none;
  }
  @media (min-width: 961px) {
    .top-bar {
      display: block;
      height: var(--top-bar);
      border-bottom: 1px solid color-mix(in srgb, currentColor 14%, transparent);
      font-size: var(--step--1);
    }
    .top-bar .wrap,
    .top-bar ul {
      display: flex;
      justify-content: space-between;
      gap: var(--space-5);
    }
    .top-bar a {
      min-height: var(--top-bar);
    }
    /* Inside, because the window ends above it. */
    .top-bar a:focus-visible {
      outline-offset: -3px;
    }
    .top-bar a:hover {
      text-decoration: underline;
    }
  }
`;
