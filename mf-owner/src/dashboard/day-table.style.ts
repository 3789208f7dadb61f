import { styled } from 'styled-components';

export const Table = styled.table`
  width: min(100%, 26rem);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
  }
  tbody th {
    font-weight: 400;
  }
  :is(td, th):last-child {
    text-align: end;
  }
`;
