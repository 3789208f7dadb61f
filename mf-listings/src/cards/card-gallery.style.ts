import { css } from 'styled-components';

/** The pictures of a card, and what lies over them. Part of the styles of `CardList`. */
export const galleryStyle = css`
  .gallery {
    aspect-ratio: 4 / 3;
    background: var(--tint);
    border-radius: var(--radius);
    margin-bottom: var(--space-2);
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
    position: relative;
    scroll-snap-stop: always;
  }
  .more {
    align-content: center;
    background: var(--veil);
    color: #fff;
    font-weight: 600;
    inset: 0;
    padding: var(--space-4);
    position: absolute;
    text-align: center;
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
    background: var(--veil);
    font-variant-numeric: tabular-nums;
    inset: auto var(--space-3) var(--space-3) auto;
  }
  .viewed {
    inset: auto auto var(--space-3) var(--space-3);
  }

  /* One element for all: a dot of its own for each would be most of a card's elements. */
  .dots {
    background: radial-gradient(circle, rgb(255 255 255 / 0.65) 2.5px, transparent 3px) 0 / 11px 8px;
    filter: drop-shadow(0 0 2px rgb(0 0 0 / 0.6));
    height: 8px;
    inset: auto auto 18px 50%;
    pointer-events: none;
    position: absolute;
    translate: -50%;
    width: calc(var(--dots) * 11px);
    z-index: 2;
  }
  .dots::after {
    background: #fff;
    border-radius: 50%;
    content: '';
    height: 8px;
    inset: 0 auto auto 1.5px;
    position: absolute;
    transition: translate var(--fast);
    translate: calc(var(--place) * 11px);
    width: 8px;
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
  /* A finger has nowhere to hover: there it shows. */
  @media (hover: hover) {
    .card:not(:hover, :focus-within) .weigh:not([aria-pressed='true']) {
      opacity: 0;
    }
  }
  .weigh {
    inset-inline-end: calc(var(--space-1) + 42px);
  }
  .keep[aria-pressed='true'],
  .step:hover,
  .keep:hover {
    color: var(--accent);
  }
  .keep:active {
    scale: 0.85;
  }
`;
