import { styled } from 'styled-components';

/** Figures in a row: icon, figure, what it is. */
export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: var(--space-5) var(--space-3);
  padding: var(--space-5) 0;
  border-block: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-rows: 28px auto auto;
    align-content: start;
    gap: var(--space-1);
  }
  svg {
    color: var(--primary);
  }
  dt {
    grid-row: 3;
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    grid-row: 2;
    font-weight: 600;
    font-size: var(--step-1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
    padding: 2.5mm 0;
    > div {
      grid-template-rows: auto auto;
      gap: 0;
    }
    > div > svg {
      display: none;
    }
    dd {
      grid-row: 1;
      font-size: 12pt;
    }
    dt {
      grid-row: 2;
      font-size: 8.5pt;
    }
  }
`;
