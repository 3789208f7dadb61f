import { styled } from 'styled-components';

/** Grid of cards and everything in them, in one styled element: one per card part would be most of the time to draw a list. */
export const CardList = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: 0;

  .card {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    isolation: isolate;
    min-width: 0;
    position: relative;
  }

  .gallery {
    aspect-ratio: 4 / 3;
    background: var(--tint);
    border-radius: var(--radius);
    overflow: hidden;
    position: relative;
  }

  .slides {
    display: flex;
    height: 100%;
    overflow: hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    outline-offset: -3px;
  }
  .slides::-webkit-scrollbar { display: none; }
  .slides > * {
    flex: 0 0 100%;
    height: 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  .slides img { height: 100%; object-fit: cover; width: 100%; }
  .nothing {
    align-items: center;
    color: var(--muted);
    display: flex;
    flex-direction: column;
    font-size: var(--step--1);
    gap: var(--space-2);
    justify-content: center;
  }

  .gallery > :not(.slides) { position: absolute; z-index: 2; }
  .gallery > :not(.slides):not(button):not(.count) {
    inset-block-start: var(--space-3);
    inset-inline-start: var(--space-3);
    pointer-events: none;
  }
  .closed {
    background: var(--ink);
    border-radius: 999px;
    color: var(--surface);
    font-size: var(--step--1);
    font-weight: 600;
    padding: var(--space-1) var(--space-3);
  }
  .count {
    align-items: center;
    background: rgb(28 27 25 / 0.72);
    border-radius: 999px;
    color: #fff;
    display: flex;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    gap: var(--space-1);
    inset-block-end: var(--space-3);
    inset-inline-end: var(--space-3);
    line-height: 1;
    padding: 0.375rem var(--space-2);
    pointer-events: none;
  }

  .step, .keep {
    background: rgb(255 255 255 / 0.92);
    border: 0;
    border-radius: 50%;
    color: var(--ink);
    cursor: pointer;
    display: grid;
    height: 44px;
    padding: 0;
    place-items: center;
    width: 44px;
  }
  .step { inset-block-start: calc(50% - 22px); opacity: 0; transition: opacity var(--fast); }
  .step[data-step='-1'] { inset-inline-start: var(--space-2); }
  .step[data-step='1'] { inset-inline-end: var(--space-2); }
  .card:focus-within .step, .step:focus-visible { opacity: 1; }
  .keep {
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
    position: absolute;
    transition: transform var(--fast), color var(--fast);
    z-index: 3;
  }
  .keep[aria-pressed='true'] { color: var(--accent); }
  .keep:active { transform: scale(0.88); }

  .text { display: flex; flex-direction: column; gap: var(--space-1); }
  .price {
    font-family: var(--font-display);
    font-size: var(--step-1);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.2;
    margin: 0;
    order: -1;
  }
  .price small, .besides { color: var(--muted); font-family: var(--font-text); font-size: var(--step--1); font-weight: 400; }
  .besides { display: block; }
  .name { font-family: var(--font-text); font-size: var(--step-0); font-weight: 500; line-height: 1.35; margin: 0; overflow-wrap: anywhere; }
  .name a { color: inherit; text-decoration: none; }
  .name a::after { content: ''; inset: 0; position: absolute; z-index: 1; }
  .name a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  .name a:focus-visible { outline: 0; }
  .card:has(.name a:focus-visible) { border-radius: var(--radius); outline: 3px solid var(--focus); outline-offset: 4px; }
  .facts {
    align-items: center;
    color: var(--muted);
    display: flex;
    flex-wrap: wrap;
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    gap: var(--space-1) var(--space-3);
    margin: var(--space-1) 0 0;
    min-height: 1.75rem;
  }
  .fact { align-items: center; display: inline-flex; gap: var(--space-1); white-space: nowrap; }

  .card:not([data-availability='available']) .slides { filter: grayscale(0.85); opacity: 0.75; }
  .card:not([data-availability='available']) .price { color: var(--muted); }

  @media (hover: none) {
    .slides { overflow-x: auto; position: relative; z-index: 2; }
    .step { display: none; }
  }
  @media (scripting: none) {
    .slides { overflow: hidden; }
    .keep { display: none; }
  }
  @media (hover: hover) {
    .card:hover .step { opacity: 1; }
    .card:hover .name a { text-decoration: underline; text-underline-offset: 0.2em; }
    .step:hover, .keep:hover { background: #fff; color: var(--accent); }
  }
  @media (prefers-reduced-motion: no-preference) {
    .slides { scroll-behavior: smooth; }
  }

  @media (max-width: 599px) {
    &[data-on-phone='strip'] {
      gap: var(--space-4);
      grid-auto-columns: 78%;
      grid-auto-flow: column;
      grid-template-columns: none;
      margin-inline: calc(-1 * var(--gutter));
      overflow-x: auto;
      overscroll-behavior-x: contain;
      padding: var(--space-1) var(--gutter);
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }
    &[data-on-phone='strip'] .card { scroll-snap-align: start; }
    /* One finger cannot move two strips. */
    &[data-on-phone='strip'] .slides { overflow: hidden; }
  }
  @media (min-width: 600px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: 961px) {
    &[data-per-row='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-per-row='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;
