import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: var(--space-4);
  break-inside: avoid;
  > p {
    margin-top: calc(-1 * var(--space-3));
    color: var(--muted);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-4);
  }
  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  @media print {
    gap: 2mm;
    align-content: start;
    font-size: 8.5pt;
    line-height: 1.35;
    > p {
      margin-top: -1.5mm;
    }
    dl {
      grid-template-columns: repeat(auto-fit, minmax(38mm, 1fr));
      gap: 1.5mm 4mm;
      align-content: start;
    }
    dt {
      font-size: 8pt;
    }
    .ui-notice {
      padding: 0;
      font-size: 8pt;
    }
  }
`;
