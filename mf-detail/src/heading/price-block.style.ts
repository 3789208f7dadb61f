import { styled } from 'styled-components';

export const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
  font-variant-numeric: tabular-nums lining-nums;
  strong {
    font: 600 var(--step-3) / 1.15 var(--font-display);
  }
  span {
    color: var(--muted);
  }
  .notes {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    gap: 0 var(--space-4);
    margin-top: var(--space-1);
    color: var(--muted);
  }
  a {
    padding-block: var(--space-2);
    font-size: var(--step--1);
    @media print {
      display: none;
    }
  }
  /* A phone has room for one link: the month stands with the calculator. */
  @media (max-width: 600px) {
    a[href^='#'] {
      display: none;
    }
  }
  /* Beside the price there is room for the link: below it, a line would push the key facts out of the first window. */
  @media (min-width: 961px) {
    .notes {
      order: 1;
    }
    a {
      padding-block: var(--space-1);
    }
  }
`;
