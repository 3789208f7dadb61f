import { styled } from 'styled-components';

/** Sums of money under each other, the total set apart. */
export const CostSection = styled.section`
  .cards {
    display: grid;
    gap: var(--space-4);
  }
  .card {
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  h3 {
    margin-bottom: var(--space-3);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    padding: var(--space-2) 0;
  }
  /* In large text the sum stands below. */
  dt {
    flex: 1 1 8em;
    color: var(--muted);
  }
  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .total {
    margin-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
  .total dt {
    color: inherit;
    font-weight: 600;
  }
  .total dd {
    font: 600 var(--step-1) / 1.3 var(--font-display);
  }
  .assume {
    max-width: 65ch;
    margin-top: var(--space-3);
    font-size: var(--step--1);
  }
  .assume summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  .assume li {
    margin-bottom: var(--space-2);
    color: var(--muted);
  }
  .hint {
    max-width: 65ch;
    margin-top: var(--space-3);
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 768px) {
    .cards[data-count='2'] {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    display: none;
  }
`;
