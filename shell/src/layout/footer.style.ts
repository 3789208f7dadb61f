import { styled } from 'styled-components';

export const FooterFrame = styled.footer`
  background: var(--tint-warm);
  font-size: var(--step--1);
  .columns {
    display: grid;
    gap: var(--space-7) var(--space-6);
    padding-block: var(--space-8);
  }
  section {
    min-width: 0;
  }
  &[data-ground],
  [data-ground] {
    --ink: var(--ground-ink);
    --muted: var(--ground-ink);
    --accent: var(--ground-ink);
    --focus: var(--ground-ink);
    background: var(--ground);
    color: var(--ground-ink);
  }
  section[data-ground] {
    padding: var(--space-5);
    border-radius: var(--radius);
  }
  section > * + *,
  .prose > * + * {
    margin-top: var(--space-3);
  }
  .name {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font: var(--display-weight) var(--step-2) / 1.1 var(--font-display);
  }
  .name img {
    width: auto;
    height: min(var(--logo), 75px);
  }
  &:not([data-dark]) [data-on='dark'],
  &[data-dark] [data-on='light'] {
    display: none;
  }
  .mark {
    flex: none;
    color: var(--accent);
  }
  h2 {
    font: 600 var(--step--1) / 1.5 var(--font-text);
    letter-spacing: 0.01em;
  }
  address {
    font-style: normal;
    line-height: 1.9;
  }
  p,
  .prose,
  dl {
    color: var(--muted);
  }
  .name {
    color: var(--ink);
  }
  a,
  .legal button {
    display: inline-block;
    padding: var(--space-1) 0;
    text-decoration: none;
  }
  section li > a {
    padding-block: 7px;
  }
  a:hover,
  .legal button:hover {
    text-decoration: underline;
  }
  .agency dl {
    max-width: 20em;
    margin-top: var(--space-5);
  }
  dl > div {
    padding-block: var(--space-1);
  }
  dd {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  .legal {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
    /* Clear of the back-to-top button, which floats over the end of the page. */
    padding-block: var(--space-4) calc(48px + var(--space-6));
    border-top: 1px solid color-mix(in srgb, var(--ink) 14%, transparent);
  }
  .legal a,
  .legal button {
    padding-block: 11px;
  }
  .legal button {
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: left;
  }
  @media (min-width: 600px) {
    .columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .agency {
      grid-column: 1 / -1;
    }
    .agency dl {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-7);
      max-width: none;
    }
  }
  @media (min-width: 961px) {
    .columns {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-block: var(--space-9) var(--space-8);
    }
  }
  @media (min-width: 1200px) {
    .columns {
      grid-template-columns: minmax(0, 1.3fr);
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .agency {
      grid-column: auto;
    }
    .agency dl {
      display: block;
    }
  }
  .paper {
    display: none;
  }
  @media print {
    background: none;
    .columns,
    .legal {
      display: none;
    }
    .paper {
      display: block;
      margin-top: 5mm;
      padding-top: 2mm;
      border-top: 0.3mm solid var(--line);
      font-size: 8pt;
    }
    .paper::before {
      content: attr(data-imprint);
    }
  }
`;
