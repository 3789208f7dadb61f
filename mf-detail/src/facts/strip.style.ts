import { styled } from 'styled-components';

/** Figures in a row: icon and figure, and what it is below them. Low, so that the first screen of a home has them. */
export const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(var(--figure, 104px), 1fr));
  gap: var(--space-3);
  padding: var(--space-3) 0;
  border-block: 1px solid var(--line);
  /* Words are longer than numbers. */
  &[data-words] {
    --figure: 140px;
  }
  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    align-items: center;
    column-gap: var(--space-2);
  }
  svg {
    grid-row: 1;
    min-width: 24px;
    color: var(--primary);
  }
  dt {
    grid-row: 2;
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    grid-row: 1;
    font-weight: 600;
    font-size: var(--step-1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
    padding: 2.5mm 0;
    > div > svg {
      display: none;
    }
    dd {
      grid-column: 1 / -1;
      font-size: 12pt;
    }
    dt {
      font-size: 8.5pt;
    }
  }
`;
