import { styled } from 'styled-components';

/** The box of the map. Without JavaScript it is hidden. */
export const FrameBox = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--tint-warm);
  @media (scripting: none) {
    display: none;
  }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  .failed {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    margin: 0;
    padding: var(--space-5);
    background: var(--tint-warm);
    color: var(--muted);
    text-align: center;
  }
`;
