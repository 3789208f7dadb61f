import { styled } from 'styled-components';

/** Grid of cards and everything in them, in one styled element: one per card part would be most of the time to draw a list. */
export const CardList = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-5);
  grid-template-columns: minmax(0, 1fr);

  .card {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    isolation: isolate;
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
    text-decoration: none;
  }
  .slides > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  .nothing {
    align-content: center;
    color: var(--muted);
    display: grid;
    font-size: var(--step--1);
    gap: var(--space-2);
    justify-items: center;
  }

  /* What lies over the picture. */
  .closed,
  .ui-ribbon,
  .count {
    inset: var(--space-3) auto auto var(--space-3);
    pointer-events: none;
    position: absolute;
    z-index: 2;
  }
  .closed,
  .count {
    background: var(--ink);
    border-radius: 99px;
    color: var(--surface);
    font: 600 13px / 1.4 var(--font-text);
    padding: 0.3em 0.8em;
  }
  .count {
    align-items: center;
    background: var(--veil);
    display: flex;
    gap: var(--space-1);
    inset: auto var(--space-3) var(--space-3) auto;
  }

  .step,
  .keep {
    background: rgb(255 255 255 / 0.92) padding-box;
    /* Seen as 36 px, touched as 44. */
    border: 4px solid transparent;
    border-radius: 50%;
    height: 44px;
    inset: var(--space-1) var(--space-1) auto auto;
    padding: 8px;
    position: absolute;
    transition: opacity var(--fast), color var(--fast), scale var(--fast);
    /* Said, not left to the icon: an empty box grew by the icon on first paint. */
    width: 44px;
    z-index: 3;
  }
  .step {
    inset-block-start: calc(50% - 22px);
    opacity: 0;
  }
  .step[data-step='-1'] {
    inset-inline: var(--space-1) auto;
  }
  .card:is(:hover, :focus-within) .step {
    opacity: 1;
  }
  .keep[aria-pressed='true'],
  .step:hover,
  .keep:hover {
    color: var(--accent);
  }
  .keep:active {
    scale: 0.85;
  }

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

  [data-closed] {
    .slides {
      filter: grayscale(0.85);
      opacity: 0.7;
    }
    .price {
      color: var(--muted);
    }
  }

  @media (hover: none) {
    .slides {
      overflow-x: auto;
      position: relative;
      z-index: 2;
    }
    .step {
      display: none;
    }
  }
  @media (scripting: none) {
    .slides {
      overflow: hidden;
    }
    .keep {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .slides {
      scroll-behavior: smooth;
    }
  }
  @media (max-width: 599px) {
    &[data-on-phone='strip'] {
      gap: var(--space-4);
      grid: auto / auto-flow 78%;
      margin-inline: calc(-1 * var(--gutter));
      overflow-x: auto;
      padding: var(--space-1) var(--gutter);
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;

      .card {
        scroll-snap-align: start;
      }
      /* One finger cannot move two strips. */
      .slides {
        overflow: hidden;
      }
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 961px) {
    &[data-per-row='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-per-row='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
