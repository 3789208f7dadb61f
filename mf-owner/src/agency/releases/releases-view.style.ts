import { styled } from 'styled-components';

export const Releases = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  overflow-wrap: anywhere;
  > *,
  .reasons > * {
    min-width: 0;
  }
  .note {
    max-width: 65ch;
    color: var(--muted);
  }
  .small,
  dt,
  thead th {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .spans,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    align-items: start;
  }
  .spans a {
    padding-block: 10px;
    font-weight: 600;
  }
  .spans [aria-current] {
    text-decoration: none;
  }
  .releases,
  .reasons {
    display: grid;
    gap: var(--space-5);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }
  [data-place] {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    padding-inline-start: var(--space-4);
    border-inline-start: 4px solid var(--line);
  }
  [data-place='live'] {
    border-color: var(--primary);
  }
  [data-place='canary'] {
    border-color: var(--accent);
  }
  .version {
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    gap: var(--space-2) var(--space-4);
  }
  dd,
  td {
    font-variant-numeric: tabular-nums;
  }
  /* Values stand on one line, however long their names are. */
  dl div {
    display: grid;
    grid-template-rows: 1fr auto;
  }
  section > .empty,
  .scroll,
  .actions:not(:empty) {
    margin-top: var(--space-5);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    font-size: var(--step--1);
    overflow-wrap: normal;
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  [scope='rowgroup'] {
    padding-top: var(--space-3);
    font-weight: 600;
  }
  th,
  td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
  }
  td,
  thead th + th {
    text-align: end;
  }
  tbody tr:last-child > * {
    border-bottom: 1px solid var(--line);
  }
  .lower,
  .unclear {
    display: block;
    color: var(--danger);
  }
  .unclear {
    color: var(--muted);
  }
  .actions form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    max-width: 32rem;
    padding-top: var(--space-3);
  }
  ol {
    display: grid;
    gap: var(--space-3);
  }
`;
