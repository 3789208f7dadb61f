import { styled } from 'styled-components';
import { drawerCss } from './drawer.style.ts';
import { favouritesCss } from './favourites.style.ts';
import { menuCss } from './menu.style.ts';
import { topBarCss } from './top-bar.style.ts';

/**
 * Fixed at the top; the page reserves `--top-bar` and `--bar` for it. It shrinks by moving, never by changing its size, so
 * nothing inside shifts. The page layout sets `--bar` and `--top-bar`. Within `:is()` a browser without `:has()` leaves it out and keeps
 * the rest of the rule.
 */
export const HeaderFrame = styled.header`
  position: var(--fixed, fixed);
  inset: 0 0 auto;
  z-index: 40;
  color: var(--ink);
  background: var(--paper);
  border-bottom: 1px solid transparent;
  transition:
    transform var(--slow),
    background-color var(--slow),
    border-color var(--slow),
    color var(--slow);

  a,
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    text-decoration: none;
  }
  .bar > .wrap {
    display: flex;
    align-items: center;
    justify-content: center;
    height: var(--bar);
    position: relative;
  }
  a[data-ground] {
    padding-inline: var(--space-3);
    background: var(--ground);
    color: var(--ground-ink);
  }
  .logo {
    gap: 10px;
    font: 560 21px/1.1 var(--font-display);
    letter-spacing: -0.015em;
    white-space: nowrap;
    transition:
      transform var(--slow),
      opacity var(--slow);
  }
  .logo img {
    width: auto;
    height: min(var(--logo), 75px);
    max-width: 52vw;
    object-fit: contain;
  }
  &:not([data-over-hero]) [data-on='dark'],
  &:is([data-scrolled], :has(.drawer[open])) [data-on='dark'],
  &[data-over-hero]:not([data-scrolled], :is(:has(.drawer[open]))) [data-on='light'] {
    display: none;
  }
  .mark {
    flex: none;
    width: 28px;
    height: 28px;
    color: var(--accent);
  }
  .tools {
    display: none;
  }
  .languages {
    display: flex;
  }
  .languages a {
    justify-content: center;
    min-width: 36px;
    font-size: var(--step--1);
    font-weight: 500;
    letter-spacing: 0.02em;
  }
  .languages a:hover,
  .languages [aria-current] {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  .languages [aria-current] {
    font-weight: 700;
  }
  ${topBarCss}
  ${menuCss}
  ${drawerCss}
  ${favouritesCss}

  @keyframes header-panel {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }

  &:is([data-scrolled], :has(.drawer[open])) {
    border-color: var(--line);
  }
  /* Without script it cannot get a background on scrolling, so it stays with the hero. */
  &[data-over-hero]:not([data-live]) {
    position: absolute;
  }
  &[data-over-hero]:not([data-scrolled], :is(:has(.drawer[open]))) {
    --focus: var(--focus-on-dark);
    background: transparent;
    color: var(--primary-ink);
    .mark {
      color: inherit;
    }
  }
  [data-over-hero] > &[data-hide-logo]:not([data-scrolled]) .logo {
    opacity: 0;
  }

  @media (min-width: 961px) {
    .bar > .wrap {
      height: auto;
      min-height: var(--bar);
      justify-content: space-between;
      gap: var(--space-4);
      transition: transform var(--slow);
    }
    .zone,
    .tools {
      display: flex;
      align-items: center;
      gap: var(--space-4);
    }
    :not([data-centred]) > .zone:empty {
      display: none;
    }
    /* Both sides of what is centred take the same room, also one that is empty. */
    [data-centred] > .zone:not([data-place='center']) {
      flex: 1 1 0;
    }
    .zone[data-place='right'] {
      justify-content: flex-end;
    }
    .mark {
      width: 34px;
      height: 34px;
    }
    .logo {
      font-size: 24px;
      transform-origin: left center;
    }
    .logo img {
      height: var(--logo);
    }
    .tools {
      flex: none;
      gap: var(--space-2);
      white-space: nowrap;
    }
    /* The top bar scrolls out of the window, except while it has the focus. */
    &[data-scrolled]:not(:is(:has(.top-bar :focus-visible))) {
      transform: translateY(calc(var(--top-bar) * -1 - 12px));
    }
    &[data-scrolled] .bar > .wrap {
      transform: translateY(6px);
    }
    &[data-scrolled] .logo {
      transform: scale(0.88);
    }
  }
  @media (min-width: 1270px) {
    .tools {
      gap: var(--space-4);
    }
  }
  @media print {
    position: static;
    .bar > .wrap {
      justify-content: start;
      height: 12mm;
    }
    .drawer,
    .menu,
    .tools,
    .top-bar {
      display: none;
    }
  }
`;
