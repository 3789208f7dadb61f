import { styled } from 'styled-components';

/** Look of the results panel. */
export const SearchPanelFrame = styled.div`
  background: var(--surface);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  color: var(--ink);
  inset-block-start: calc(100% + var(--space-2));
  inset-inline: 0;
  max-height: min(var(--room, 60vh), 36rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  position: absolute;
  scroll-margin-top: var(--header-height);
  text-align: start;
  z-index: 20;

  &[data-above] {
    inset-block: auto calc(100% + var(--space-2));
  }
  table {
    width: 100%;
  }
  th,
  td {
    padding: 0;
    text-align: start;
  }
  th {
    font-weight: 400;
    hyphens: auto;
    overflow-wrap: break-word;
    padding-inline: var(--space-3);
    width: 100%;
  }
  .title {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 600;
    padding-block: var(--space-3) var(--space-1);
  }
  .none,
  .kept {
    color: var(--muted);
    font-size: var(--step--1);
    padding: var(--space-3);
  }
  .kept {
    align-items: center;
    border-block-end: 1px solid var(--line);
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 0;
  }
  .kept a {
    text-decoration: underline;
  }
  .none a {
    justify-content: start;
    margin-inline: calc(-1 * var(--space-3));
    text-decoration: underline;
  }
  small {
    color: var(--muted);
    font-size: var(--step--1);
  }
  a,
  .off {
    align-items: center;
    border-radius: var(--radius-s);
    color: var(--ink);
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    min-height: 44px;
    padding-inline: var(--space-3);
    text-decoration: none;
    white-space: nowrap;
  }
  .off {
    color: var(--muted);
  }
  b {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    min-width: 1.5em;
    text-align: end;
  }
  a:hover,
  [data-enter] {
    background: var(--tint);
  }
  /* Not in the name of the link, which says where it leads. */
  [data-enter]::after {
    content: 'Enter' / '';
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    color: var(--muted);
    flex: none;
    font-size: var(--step--1);
    font-style: normal;
    line-height: 1.2;
    padding: 2px 6px;
  }
  /* The key of a phone says what it does itself. */
  @media (hover: none) {
    [data-enter]::after { display: none; }
  }
  [aria-selected='true'] :is(a, b, small, svg),
  [aria-selected='true'] a::after {
    color: var(--primary-ink);
  }
  [aria-selected='true'] a {
    background: var(--primary);
  }
  .property a,
  .query :is(a, .off) {
    gap: var(--space-3);
    justify-content: start;
    padding-block: var(--space-2);
    white-space: normal;
  }
  .what {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
  }
  .query svg {
    color: var(--accent);
    flex: none;
  }
  .query .what {
    font-weight: 500;
  }
  .price {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  .price small {
    font-weight: 400;
  }
  .property small {
    display: block;
  }
  .property :is(.ui-picture, .blank) {
    aspect-ratio: 4 / 3;
    background: var(--tint);
    border-radius: 6px;
    flex: 0 0 72px;
  }
  /* Beside the links to both lists a name would keep less room than many a word needs. */
  @media (max-width: 560px) {
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .property a {
      flex-wrap: wrap;
      gap: 0 var(--space-3);
    }
    .property .what {
      flex-basis: calc(100% - 84px);
    }
    .property .price {
      padding-inline-start: 84px;
      white-space: normal;
    }
    .property .price small {
      display: inline-block;
      padding-inline-start: var(--space-1);
    }
    th,
    [colspan] {
      grid-column: 1 / -1;
      min-width: 0;
    }
    [scope='row'] {
      font-weight: 500;
      padding-block-start: var(--space-2);
    }
  }
`;
