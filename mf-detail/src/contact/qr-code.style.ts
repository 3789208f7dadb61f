import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: none;
  @media print {
    display: grid;
    grid-template-columns: 26mm 1fr;
    align-items: center;
    gap: 3mm;
    margin-top: 3mm;
    img {
      width: 26mm;
      height: 26mm;
    }
    figcaption {
      color: var(--muted);
      font-size: 8.5pt;
      line-height: 1.35;
    }
  }
`;
