import { css } from 'styled-components';

/** The menu of phones and tablets, in the header's own element. */
export const drawerCss = css`
  /* What a visitor opens lies over the question about cookies (60), which is there again once it is closed. */
  &:has(.drawer[open]) {
    z-index: 65;
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
  @media (min-width: 961px) {
    .drawer {
      display: none;
    }
  }
`;
