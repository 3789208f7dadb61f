import { styled } from 'styled-components';

export const Panel = styled.section`
  a {
    display: block;
    width: fit-content;
    max-width: 100%;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
    cursor: zoom-in;
  }
  /* The box has the shape of the plan: no bars of another colour beside it. */
  picture img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 480px;
  }
  @media print {
    break-inside: avoid;
    a {
      border: 0;
    }
    picture img {
      max-height: 55mm;
    }
    picture {
      background: none !important;
    }
  }
`;
