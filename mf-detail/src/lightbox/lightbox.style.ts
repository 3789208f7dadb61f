import { styled } from 'styled-components';
import { aboutCss } from './about.style.ts';
import { extrasCss } from './extras.style.ts';
import { stageCss } from './stage.style.ts';

export const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: #121110;
  color: #fff;
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 60px;
    padding: var(--space-1) var(--space-3);
  }
  button {
    border: 0;
    background: rgb(255 255 255 / 0.14);
    color: inherit;
    cursor: pointer;
    transition: background var(--fast);
  }
  button:hover {
    background: rgb(255 255 255 / 0.28);
  }
  :is(button, .about a):focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
  }
  .close,
  .overview,
  .previous,
  .next,
  .zoom button,
  .about button {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
  }
  .overview[aria-pressed='true'] {
    background: #fff;
    color: #121110;
  }
  .close,
  .overview {
    margin-inline-start: auto;
  }
  .about ~ button,
  .overview + .close {
    margin-inline-start: 0;
  }
  [role='tablist'] {
    display: flex;
    gap: var(--space-1);
    min-width: 0;
    overflow-x: auto;
    padding: 5px;
    scrollbar-width: none;
  }
  [role='tab'] {
    min-height: 44px;
    padding: 0 var(--space-3);
    border-radius: 999px;
    background: none;
    font-size: var(--step--1);
    font-weight: 600;
    white-space: nowrap;
  }
  [role='tab'][aria-selected='true'] {
    background: #fff;
    color: #121110;
  }
  [role='tab'] span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 430px) {
    [role='tablist'] {
      gap: 0;
    }
    [role='tab'] {
      padding: 0 7px;
    }
  }
  .panel {
    position: relative;
    min-height: 0;
  }
  ${stageCss}
  ${extrasCss}
  ${aboutCss}
  @media (max-height: 479px) {
    header {
      position: absolute;
      z-index: 1;
      inset: 0 0 auto;
      pointer-events: none;
    }
    header > * {
      pointer-events: auto;
    }
    header button:not([aria-selected='true'], [aria-pressed='true']) {
      background: rgb(18 17 16 / 0.6);
    }
    .panel {
      grid-row: 1 / -1;
    }
  }
`;
