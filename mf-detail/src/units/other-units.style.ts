import { styled } from 'styled-components';
import { UnitsPanel } from './units-table.style.ts';

/** Beside the facts of one unit the others are a short list: on a phone a card has its figures in pairs. */
export const OtherUnitsPanel = styled(UnitsPanel)`
  thead th {
    padding-bottom: var(--space-2);
    color: var(--muted);
    font-size: var(--step--1);
  }
  .all {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    margin-top: var(--space-2);
    font-weight: 600;
  }
  @media (max-width: 767px) {
    /* Every card names its figures; a table needs its heads all the same. */
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      gap: var(--space-1) var(--space-3);
    }
    [data-column='status'] {
      justify-self: end;
    }
    [data-column='floor'],
    [data-column='area'],
    [data-column='terrace'],
    [data-column='bedrooms'] {
      grid-column: auto;
      font-size: var(--step--1);
    }
  }
  @media print {
    display: none;
  }
`;
