import { styled } from 'styled-components';

export const Calculator = styled.section`
  form {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .fields {
    display: grid;
    gap: var(--space-4);
    align-content: start;
  }
  output {
    display: block;
    align-self: center;
    font-variant-numeric: tabular-nums lining-nums;
  }
  strong {
    font: 600 var(--step-4) / 1.1 var(--font-display);
  }
  .sum {
    display: block;
    margin-top: var(--space-3);
    color: var(--muted);
  }
  .hint {
    max-width: 65ch;
    margin-top: var(--space-3);
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 600px) {
    .fields {
      grid-template-columns: 1fr 1fr;
    }
    .fields noscript {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
`;
