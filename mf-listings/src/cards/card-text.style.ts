import { css } from 'styled-components';

/** What a card says below its pictures. Part of the styles of `CardList`. */
export const textStyle = css`
  /* Price, name, headline and facts are on the same lines in all cards of a row, whatever one of them lacks. */
  .text {
    align-items: start;
    display: grid;
    gap: var(--space-1) var(--space-2);
    grid-row: span 4;
    grid-template: subgrid / 1fr auto;
    padding-bottom: var(--space-5);
  }
  .name {
    grid-area: 2 / 1 / auto / -1;
  }
  .headline {
    -webkit-box-orient: vertical;
    color: var(--muted);
    display: -webkit-box;
    font-size: var(--step--1);
    grid-area: 3 / 1 / auto / -1;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .facts {
    grid-area: 4 / 1 / auto / -1;
  }
  .energy {
    grid-area: 1 / 2;
    padding-top: 2px;
  }
  .price {
    font: var(--display-weight) var(--step-1) / 1.2 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
    grid-area: 1 / 1;
  }
  .price .drop {
    white-space: nowrap;
  }
  .drop b {
    background: var(--accent);
    border-radius: 6px;
    color: var(--accent-ink);
    font-weight: 600;
    padding: 0.1em 0.4em;
  }
  .price :is(small, span) {
    color: var(--muted);
    font: 400 var(--step--1) / 1.5 var(--font-text);
  }
  .price > span {
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
