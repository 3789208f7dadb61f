import { styled } from 'styled-components';

export const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #121110;
  color: #fff;
  overscroll-behavior: contain;
  .track {
    height: 100%;
    overflow: hidden;
  }
  ul {
    display: flex;
    height: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
    will-change: transform;
  }
  &.glide--dragging ul {
    cursor: grabbing;
    user-select: none;
  }
  li {
    position: relative;
    flex: none;
    width: 100%;
  }
  picture {
    display: contents;
  }
  li img {
    --side: 0px;
    position: absolute;
    inset: var(--space-8) var(--side);
    width: calc(100% - 2 * var(--side));
    height: calc(100% - 2 * var(--space-8));
    object-fit: contain;
  }
  p {
    position: absolute;
    top: var(--space-4);
    left: 0;
    right: 0;
    margin: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  button {
    position: absolute;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 0;
    border-radius: 50%;
    background: rgb(255 255 255 / 0.14);
    color: inherit;
    cursor: pointer;
    transition: background var(--fast);
  }
  button:hover {
    background: rgb(255 255 255 / 0.28);
  }
  button:focus-visible {
    outline: 3px solid #fff;
    outline-offset: 2px;
  }
  .close {
    top: var(--space-2);
    right: var(--space-3);
  }
  .previous,
  .next {
    top: calc(50% - 24px);
  }
  .previous {
    left: var(--space-3);
  }
  .next {
    right: var(--space-3);
  }
  @media (max-width: 599px) {
    .previous,
    .next {
      top: auto;
      bottom: var(--space-2);
    }
  }
  @media (min-width: 768px) {
    li img {
      --side: 88px;
    }
  }
`;
