import { css } from 'styled-components';

/** Elements below the large picture or instead of it: caption, thumbnails, grid of all pictures, videos. */
export const extrasCss = css`
  .below {
    padding: var(--space-2) 0 var(--space-3);
  }
  .caption {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-3);
    margin: 0;
    padding: 0 var(--space-4);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .caption span + span {
    font-weight: 600;
  }
  .thumbnails {
    position: relative;
    display: flex;
    gap: var(--space-2);
    margin-top: var(--space-2);
    padding: 5px var(--space-3);
    overflow-x: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: rgb(255 255 255 / 0.4) transparent;
  }
  .thumbnails li {
    flex: none;
    width: 76px;
  }
  /* Centred while they fit, and within reach when they do not. */
  .thumbnails li:first-child {
    margin-inline-start: auto;
  }
  .thumbnails li:last-child {
    margin-inline-end: auto;
  }
  .thumbnails button {
    display: block;
    width: 100%;
    padding: 0;
    border-radius: 6px;
    overflow: hidden;
    opacity: 0.6;
  }
  .thumbnails button:hover,
  .thumbnails button:focus-visible {
    opacity: 1;
  }
  .thumbnails [aria-current] {
    outline: 3px solid #fff;
    outline-offset: -1px;
    opacity: 1;
  }
  .grid,
  .films {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: var(--space-3);
    align-content: start;
    height: 100%;
    padding: var(--space-2) var(--space-4) var(--space-6);
    overflow-y: auto;
  }
  .grid button {
    display: block;
    width: 100%;
    padding: 0;
    border-radius: var(--radius-s);
    background: none;
    text-align: start;
  }
  .grid picture {
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  .grid button:hover img {
    filter: brightness(0.9);
  }
  .grid button > span {
    display: block;
    padding: var(--space-1) 0;
    font-size: var(--step--1);
  }
  /* On a phone to the edge. */
  @media (max-width: 599px) {
    .grid {
      gap: 2px;
      padding-inline: 0;
    }
    .grid :is(button, picture) {
      border-radius: 0;
    }
    .grid button > span {
      padding-inline: var(--space-4);
    }
  }
  .films {
    grid-template-columns: minmax(0, 960px);
    /* A row as high as its film: rows of the panel's height would lie over each other. */
    grid-auto-rows: max-content;
    justify-content: center;
  }
  @media (max-height: 479px) {
    .thumbnails {
      display: none;
    }
    .below {
      position: absolute;
      left: 0;
      right: 0;
      bottom: 0;
      padding: var(--space-2);
      pointer-events: none;
    }
    .caption span {
      padding: 0 var(--space-2);
      background: rgb(18 17 16 / 0.7);
    }
    .grid,
    .films {
      padding-top: 64px;
    }
  }
`;
