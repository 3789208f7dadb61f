import { css } from 'styled-components';

/** The large picture and what moves it. */
export const stageCss = css`
  .slides {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
  }
  .stage,
  .track {
    position: relative;
    height: 100%;
    min-height: 0;
    overflow: hidden;
  }
  .track ul {
    display: flex;
    height: 100%;
    /* Every gesture is the lightbox's own. */
    touch-action: none;
    cursor: grab;
    will-change: transform;
  }
  .glide--dragging .track ul,
  &.glide--dragging ul {
    cursor: grabbing;
    user-select: none;
  }
  [data-zoomed] .track ul {
    cursor: move;
  }
  .track li {
    position: relative;
    flex: none;
    width: 100%;
    overflow: hidden;
  }
  .track picture {
    display: contents;
  }
  .track img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    user-select: none;
    -webkit-user-drag: none;
  }
  .previous,
  .next {
    position: absolute;
    top: calc(50% - 24px);
  }
  .stage button {
    background: rgb(18 17 16 / 0.6);
  }
  .stage button:hover {
    background: rgb(18 17 16 / 0.85);
  }
  .previous {
    left: var(--space-2);
  }
  .next {
    right: var(--space-2);
  }
  .zoom {
    position: absolute;
    right: var(--space-2);
    bottom: var(--space-2);
    display: flex;
    gap: var(--space-1);
  }
  .zoom [aria-disabled] svg {
    opacity: 0.45;
  }
  @media (min-width: 768px) {
    .track img {
      inset: 0 72px;
      width: calc(100% - 144px);
    }
  }
  /* A finger swipes and pinches; the pictures stay free. */
  @media (max-width: 599px) and (pointer: coarse) {
    .previous,
    .next {
      top: auto;
      bottom: var(--space-2);
    }
    .next {
      right: auto;
      left: calc(var(--space-2) + 52px);
    }
  }
`;
