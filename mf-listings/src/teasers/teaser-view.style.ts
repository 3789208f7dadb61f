import { styled } from 'styled-components';

/** One column with a readable measure: facts, what happens next, the form. */
export const TeaserFrame = styled.div`
  padding-block: var(--space-5) var(--space-8);
  h1 {
    margin-block: var(--space-4) var(--space-2);
    overflow-wrap: anywhere;
  }
  .price {
    font: 600 var(--step-2) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .reference {
    color: var(--muted);
    font-size: var(--step--1);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-4) var(--space-5);
    margin-block: var(--space-5);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .hint {
    max-width: 65ch;
    margin-bottom: var(--space-4);
  }
  section h2 {
    margin-bottom: var(--space-4);
  }
  section {
    max-width: 44rem;
    margin-top: var(--space-7);
    scroll-margin-top: var(--space-8);
  }
`;
