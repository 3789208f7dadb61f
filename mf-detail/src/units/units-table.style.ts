import { styled } from 'styled-components';

/** A table from 768 px, cards below. */
export const UnitsPanel = styled.section`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th {
    text-align: start;
    font-weight: 400;
  }
  tbody th {
    font-weight: 600;
  }
  th a {
    color: inherit;
    text-decoration-color: var(--line);
    text-underline-offset: 0.25em;
  }
  th a:hover {
    text-decoration-color: currentColor;
  }
  small {
    display: block;
    color: var(--muted);
    font: 400 var(--step--1) / 1.5 var(--font-text);
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
    font-size: var(--step--1);
  }
  button svg {
    opacity: 0.45;
  }
  [aria-sort] button {
    color: var(--ink);
    font-weight: 600;
  }
  [aria-sort] svg {
    opacity: 1;
  }
  [data-column='status'] span {
    display: inline-block;
    padding: 2px var(--space-3);
    border-radius: 999px;
    background: var(--tint);
    color: var(--primary);
    font-size: var(--step--1);
    font-weight: 600;
  }
  [data-status='option'] [data-column='status'] span {
    background: #fbecd2;
    color: #6b4300;
  }
  [data-status='sold'] [data-column='status'] span {
    background: var(--line);
    color: var(--muted);
  }
  [data-status='sold'] > :not([data-column='status']) {
    color: var(--muted);
  }
  @media (max-width: 767px) {
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      margin-bottom: var(--space-3);
    }
    table,
    thead,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: var(--space-1) var(--space-4);
      margin-bottom: var(--space-3);
      padding: var(--space-4);
      border-radius: var(--radius);
      background: var(--surface);
    }
    tbody th,
    [data-column='status'],
    [data-column='price'] {
      grid-row: 1;
    }
    tbody th {
      font: 600 var(--step-1) / 1.2 var(--font-display);
    }
    [data-column='price'] {
      grid-row: 2;
      grid-column: 1 / -1;
      font-size: var(--step-1);
      font-weight: 600;
    }
    [data-empty='true'] {
      display: none;
    }
    [data-column='floor'],
    [data-column='area'],
    [data-column='terrace'],
    [data-column='bedrooms'] {
      display: flex;
      justify-content: space-between;
      grid-column: 1 / -1;
      padding: var(--space-1) 0 0;
    }
    [data-column='floor']::before,
    [data-column='area']::before,
    [data-column='terrace']::before,
    [data-column='bedrooms']::before {
      content: attr(data-label) / '';
      color: var(--muted);
    }
  }
  @media (min-width: 768px) {
    thead {
      border-bottom: 2px solid var(--ink);
    }
    tbody tr {
      border-bottom: 1px solid var(--line);
    }
    tbody tr:hover {
      background: var(--tint);
    }
    td,
    tbody th {
      padding: var(--space-3) var(--space-3) var(--space-3) 0;
      vertical-align: top;
    }
    tbody th {
      padding-left: var(--space-2);
    }
    thead th:first-child {
      padding-left: var(--space-2);
    }
  }
  /* Paper is narrower than 768 px and has a table all the same. */
  @media print {
    font-size: 8.5pt;
    line-height: 1.35;
    table {
      display: table;
    }
    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
    thead tr,
    tbody tr {
      display: table-row;
    }
    tbody tr > *,
    thead tr > * {
      padding: 0.9mm 3mm 0.9mm 0;
      border-bottom: 0.2mm solid var(--line);
      font-size: inherit;
      text-align: start;
      vertical-align: baseline;
    }
    tbody tr > [data-column][data-column] {
      display: table-cell;
      font-size: inherit;
    }
    tbody tr > [data-column][data-column] span {
      padding: 0;
      background: none;
      font-size: inherit;
    }
    tbody tr > [data-column][data-column]::before,
    button svg {
      display: none;
    }
    tbody tr > :first-child,
    thead tr > :first-child {
      padding-left: 0;
    }
    button {
      min-height: 0;
      font-size: 8pt;
    }
    small {
      display: inline;
      margin-left: 1.5mm;
      font-size: 8pt;
    }
  }
`;
