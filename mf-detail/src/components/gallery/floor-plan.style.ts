import { styled } from 'styled-components';

export const Panel = styled.section`
  a {
    display: block;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: hidden;
    cursor: zoom-in;
  }
  img {
    display: block;
    width: 100%;
    max-height: 480px;
    background: #fff;
    object-fit: contain;
  }
  @media print {
    break-inside: avoid;
    a {
      border: 0;
    }
    img {
      max-height: 55mm;
      object-position: left top;
    }
    picture {
      background: none !important;
    }
  }
`;
