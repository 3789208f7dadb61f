import { styled } from 'styled-components';

/** Title block of a property or project. */
export const Heading = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  .labels {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    color: var(--muted);
  }
  .labels > :first-child::first-letter {
    text-transform: uppercase;
  }
  h1 {
    max-width: 26ch;
    font: 500 var(--step-4) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
    overflow-wrap: break-word;
    hyphens: auto;
    text-wrap: balance;
  }
  /* The price stays in the first window below it: two lines at most. */
  @media (min-width: 961px) {
    h1 {
      max-width: none;
    }
  }
  /* And the key facts, on a laptop: one line where two would take their place. */
  @media (min-width: 961px) and (max-height: 900px) {
    h1 {
      font-size: var(--step-3);
    }
  }
  address {
    display: flex;
    gap: var(--space-2);
    font-style: normal;
  }
  address svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--accent);
  }
  .price {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .price strong {
    font: 600 var(--step-3) / 1.15 var(--font-display);
  }
  .price span {
    color: var(--muted);
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media print {
    gap: 1.2mm;
    .ui-notice {
      padding: 0;
      font-size: 9pt;
    }
    .price strong,
    .amount strong {
      font-size: 16pt;
    }
  }
`;
