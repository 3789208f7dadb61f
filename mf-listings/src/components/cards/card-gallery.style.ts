import { css } from 'styled-components';

/** The pictures of a card, and what lies over them. Part of the styles of `CardList`. */
export const galleryStyle = css`
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
`;
