import { css } from 'styled-components';

/** What a card says below its pictures. Part of the styles of `CardList`. */
export const textStyle = css`
  .text {
    display: grid;
    gap: var(--space-1) var(--space-2);
    grid-template-columns: 1fr auto;
  }
  .name,
  .facts {
    grid-column: 1 / -1;
  }
  .energy {
    order: -1;
    padding-top: 2px;
  }
  .price {
    font: var(--display-weight) var(--step-1) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
    order: -1;
  }
  .price :is(small, span) {
    color: var(--muted);
    font: 400 var(--step--1) / 1.5 var(--font-text);
  }
  .price span {
    display: block;
  }
  .name {
    font: 500 var(--step-0) / 1.35 var(--font-text);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  .name a {
    outline: 0;
    text-decoration: none;
  }
  .card:hover .name a {
    text-decoration: underline;
  }
  /* The whole card is the link. */
  .name a::after {
    content: '';
    inset: 0;
    position: absolute;
    z-index: 1;
  }
  .name a:focus-visible::after {
    border-radius: var(--radius);
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }
  .facts,
  .fact {
    align-items: center;
    color: var(--muted);
    display: flex;
    flex-wrap: wrap;
    font-size: var(--step--1);
    gap: var(--space-1) var(--space-3);
  }
  .fact {
    gap: 6px;
    white-space: nowrap;
  }
`;
