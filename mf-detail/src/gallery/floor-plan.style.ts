import { styled } from 'styled-components';

/** The box has the shape of the plan (`--shape`, its width by its height), before it has loaded too, so that nothing moves. */
export const Panel = styled.section`
  a {
    display: block;
    width: min(100%, calc(var(--shape) * 480px));
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
    cursor: zoom-in;
  }
  picture img {
    display: block;
    height: auto;
    aspect-ratio: var(--shape);
  }
  @media print {
    break-inside: avoid;
    a {
      width: min(100%, calc(var(--shape) * 55mm));
      border: 0;
    }
    picture {
      background: none !important;
    }
  }
`;
