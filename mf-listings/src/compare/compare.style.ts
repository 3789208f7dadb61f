import { styled } from 'styled-components';

/** Frame of the page that compares homes. */
export const CompareFrame = styled.div`
  padding-block: var(--space-6) var(--space-9);

  .ui-notice {
    margin-block: var(--space-5);
  }
  .only {
    accent-color: var(--primary);
    height: 20px;
    vertical-align: middle;
    width: 20px;
  }
  .only + label {
    display: inline-block;
    padding: var(--space-4) var(--space-2);
  }
  .only:checked ~ .scroll tbody tr:not([data-differs]) {
    display: none;
  }
  .scroll {
    overflow-x: auto;
  }
  /* Fixed, so that the names of the rows take no more than their width, and homes share the rest equally. */
  table {
    --names: 220px;
    border-collapse: separate;
    border-spacing: 0;
    max-width: calc(var(--names) + var(--homes) * 340px);
    min-width: calc(var(--names) + var(--homes) * 168px);
    table-layout: fixed;
    width: 100%;
  }
  th,
  td {
    border-bottom: 1px solid var(--line);
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    text-align: start;
    vertical-align: top;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  [scope='row'],
  thead td {
    background: var(--paper);
    color: var(--muted);
    font-weight: 500;
    hyphens: auto;
    inset-inline-start: 0;
    position: sticky;
    width: var(--names);
    z-index: 1;
  }
  [data-differs] td {
    font-weight: 600;
  }
  [data-differs] [scope='row'] {
    color: var(--ink);
  }
  [data-differs] [scope='row']::after {
    background: var(--accent);
    border-radius: 50%;
    content: '';
    display: inline-block;
    height: 7px;
    margin-inline-start: var(--space-2);
    width: 7px;
  }
  [scope='col'] {
    font-weight: 500;
    position: relative;
  }
  [scope='col'] a:first-child {
    display: block;
    text-decoration: none;
  }
  [scope='col'] a:first-child:hover {
    text-decoration: underline;
  }
  [scope='col'] :is(.ui-picture, .blank) {
    aspect-ratio: 4 / 3;
    background: var(--tint);
    border-radius: var(--radius-s);
    display: grid;
    margin-bottom: var(--space-2);
    overflow: hidden;
    place-items: center;
  }
  .remove {
    align-items: center;
    background: rgb(255 255 255 / 0.92) padding-box;
    border: 4px solid transparent;
    border-radius: 50%;
    color: #1c1b19;
    display: flex;
    height: 44px;
    inset: var(--space-3) var(--space-4) auto auto;
    justify-content: center;
    position: absolute;
    width: 44px;
  }
  /* Columns have one width here: of their heads, what is below the picture stays. */
  @media (max-width: 839px) {
    table {
      --names: 130px;
      max-width: none;
    }
    .scroll {
      max-height: calc(100dvh - var(--header-height, 64px) - var(--space-4));
      overflow: auto;
      overscroll-behavior-y: auto;
    }
    thead [scope='col'],
    thead td {
      background: var(--paper);
      position: sticky;
      top: -132px;
      z-index: 2;
    }
    thead td {
      z-index: 3;
    }
    [scope='col'] :is(.ui-picture, .blank) {
      height: 114px;
    }
  }
  @media (max-width: 599px) {
    th,
    td {
      font-size: var(--step--1);
    }
    table {
      --names: 118px;
    }
  }
`;
