import { styled } from 'styled-components';

export const Near = styled.div`
  margin-top: var(--space-5);
  h3 {
    margin: 0 0 var(--space-2);
    font: 600 var(--step-1) / 1.3 var(--font-display);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  .what {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  .kind {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .metres {
    flex: none;
    font-variant-numeric: tabular-nums lining-nums;
  }
  p {
    max-width: 65ch;
    margin: var(--space-3) 0 0;
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 768px) {
    ul {
      columns: 2;
      column-gap: var(--space-6);
    }
  }
`;
