import { css } from 'styled-components';

export const menuCss = css`
  .menu {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    justify-items: start;
  }
  .menu > h3 {
    margin-top: var(--space-3);
    font: inherit;
    font-size: var(--step--1);
    font-weight: 600;
  }
  .menu > ol:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    width: 100%;
  }
  .menu li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-items: end;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
  .menu li[data-depth='2'] {
    margin-left: var(--space-6);
  }
  .menu li:not([data-depth='1'], [data-depth='2']) {
    margin-left: var(--space-8);
  }
  .menu .none {
    max-width: 65ch;
    color: var(--muted);
  }
  .moves {
    display: flex;
    gap: var(--space-1);
  }
  .moves button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 48px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    cursor: pointer;
  }
  .moves button:hover:enabled {
    background: var(--tint);
  }
  .moves button:disabled {
    opacity: 0.3;
    cursor: default;
  }
  @media (min-width: 768px) {
    .menu li {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto;
    }
  }
`;
