import { styled } from 'styled-components';

/**
 * Fixed on top; the page keeps `--top-bar` and `--bar` free for it. It shrinks by moving, never by changing its size: nothing
 * inside shifts. `--bar` and `--top-bar` come from the page layout.
 */
export const HeaderFrame = styled.header`
  position: fixed;
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
  .logo {
    gap: 10px;
    font: 560 21px/1.1 var(--font-display);
    letter-spacing: -0.015em;
    white-space: nowrap;
    transition:
      transform var(--slow),
      opacity var(--slow);
  }
  .mark {
    flex: none;
    width: 28px;
    height: 28px;
    color: var(--accent);
  }
  .top-bar,
  .menu,
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

  .drawer > summary {
    position: absolute;
    right: -10px;
    top: calc(50% - 24px);
    min-width: 48px;
    min-height: 48px;
    justify-content: center;
  }
  .drawer[data-side='left'] > summary {
    right: auto;
    left: -10px;
  }
  .drawer > summary svg + svg,
  .drawer[open] > summary svg:first-child {
    display: none;
  }
  .drawer[open] > summary svg + svg {
    display: block;
  }
  .drawer[open]::before {
    content: '';
    position: fixed;
    inset: calc(var(--bar) + 1px) 0 0;
    background: var(--veil);
  }
  .panel {
    position: fixed;
    top: calc(var(--bar) + 1px);
    right: 0;
    bottom: 0;
    width: min(100%, 420px);
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--space-4) var(--gutter) var(--space-7);
    background: var(--paper);
    animation: header-panel var(--slow);
  }
  .drawer[data-side='left'] .panel {
    right: auto;
    left: 0;
  }
  @keyframes header-panel {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  .entries li {
    border-bottom: 1px solid var(--line);
  }
  .entries a {
    width: 100%;
    padding-left: var(--space-4);
    color: var(--muted);
  }
  .entries a:first-child {
    min-height: 56px;
    padding: 0;
    font: var(--display-weight) var(--step-1) / 1.2 var(--font-display);
    color: inherit;
  }
  .entries [aria-current] {
    color: var(--accent);
  }
  .panel > .ui-button {
    width: 100%;
    margin-block: var(--space-5) var(--space-4);
  }
  .panel > ul {
    margin-top: var(--space-4);
    font-size: var(--step--1);
  }
  .panel .languages a {
    min-width: 44px;
  }

  &[data-scrolled],
  &:has(.drawer[open]) {
    border-color: var(--line);
  }
  /* Without script it cannot take its ground when one scrolls: it stays with the hero. */
  &[data-over-hero]:not([data-live]) {
    position: absolute;
  }
  &[data-over-hero]:not([data-scrolled], :has(.drawer[open])) {
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
    .drawer {
      display: none;
    }
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
    .top-bar a:hover {
      text-decoration: underline;
    }
    .bar > .wrap {
      justify-content: space-between;
      gap: var(--space-4);
      transition: transform var(--slow);
    }
    .zone,
    .tools,
    .menu > ul {
      display: flex;
      align-items: center;
      gap: var(--space-4);
    }
    .zone:empty {
      display: none;
    }
    [data-centred] > .zone:not([data-place='center']) {
      flex: 1 1 0;
    }
    .zone[data-place='right'] {
      justify-content: flex-end;
    }
    .menu {
      display: block;
    }
    .mark {
      width: 34px;
      height: 34px;
    }
    .logo {
      font-size: 24px;
      transform-origin: left center;
    }
    .menu > ul {
      gap: 0;
    }
    .menu a,
    .menu summary {
      padding-inline: clamp(8px, 0.95vw, 14px);
      font-size: 15.5px;
      font-weight: 500;
      white-space: nowrap;
    }
    .menu > ul > li > a:hover,
    .menu > ul > li > a[aria-current],
    .menu summary:hover,
    .dropdown:has([aria-current]) > summary {
      text-decoration: underline;
      text-decoration-color: var(--accent);
      text-decoration-thickness: 2px;
      text-underline-offset: 9px;
    }
    .tools {
      gap: var(--space-2);
      white-space: nowrap;
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
    &[data-scrolled] {
      transform: translateY(calc(var(--top-bar) * -1 - 12px));
    }
    &[data-scrolled] .bar > .wrap {
      transform: translateY(6px);
    }
    &[data-scrolled] .logo {
      transform: scale(0.88);
    }
  }
  @media (min-width: 961px) and (max-width: 1199px) {
    [data-wide] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    [data-narrow] {
      display: none;
    }
    .tools {
      gap: var(--space-4);
    }
  }
  @media print {
    position: static;
    .drawer,
    .menu,
    .tools,
    .top-bar {
      display: none;
    }
  }
`;
