import { styled } from 'styled-components';

export const Panel = styled.section`
  display: none;
  @media print {
    display: block;
    break-inside: avoid;
    img {
      width: 100%;
      max-height: 55mm;
      object-fit: contain;
      object-position: left top;
    }
    picture {
      background: none !important;
    }
  }
`;
