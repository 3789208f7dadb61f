import { styled } from 'styled-components';

export const Box = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--primary);
  /* A least height would widen the box by its ratio. */
  @media (max-width: 479px) {
    aspect-ratio: auto;
    height: 240px;
  }
  picture,
  img,
  iframe,
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  video {
    object-fit: contain;
    background: #000;
  }
  img {
    filter: brightness(0.55) saturate(0.8);
  }
  .ask {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-4);
    padding: var(--space-5);
    color: #fff;
    text-align: center;
  }
  .ask a {
    border-color: transparent;
    background: var(--surface);
    color: var(--ink);
  }
  p {
    max-width: 46ch;
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-s);
    background: rgb(18 17 16 / 0.72);
    font-size: var(--step--1);
    line-height: 1.45;
  }
`;
