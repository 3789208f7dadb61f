import { styled } from 'styled-components';

/** Dates on the left, amounts under each other; on a phone the difference goes under its price. */
export const PriceTable = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--line);
    text-align: right;
    vertical-align: baseline;
  }
  tr > :first-child {
    padding-left: 0;
    text-align: left;
  }
  tr > :last-child {
    padding-right: 0;
  }
  thead th {
    color: var(--muted);
    font-weight: 400;
    font-size: var(--step--1);
  }
  tbody th {
    font-weight: 400;
  }
  tbody td:last-child {
    color: var(--muted);
  }
  tbody tr:first-child :is(th, td:nth-child(2)) {
    font-weight: 600;
  }
`;
