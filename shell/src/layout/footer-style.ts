import { styled } from 'styled-components';

export const FooterFrame = styled.footer`
  background: var(--primary);
  color: var(--primary-ink);
  .columns {
    display: grid;
    gap: var(--space-7) var(--space-7);
    padding-block: var(--space-8);
  }
  section {
    min-width: 0;
  }
  section > * + * {
    margin-top: var(--space-4);
  }
  .name {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font: var(--display-weight) var(--step-2) / 1.1 var(--font-display);
  }
  .mark {
    flex: none;
    color: var(--primary-muted);
  }
  h2 {
    font: 600 var(--step--1) / 1.4 var(--font-text);
    letter-spacing: 0.01em;
    color: var(--primary-muted);
  }
  address {
    font-style: normal;
    line-height: 1.9;
  }
  a,
  button {
    display: inline-block;
    padding: var(--space-1) 0;
    text-decoration: none;
  }
  section li > a {
    padding-block: 6px;
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    max-width: 22em;
    padding-block: 6px;
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  .legal {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-5) var(--space-7);
    border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent);
    color: var(--primary-muted);
    font-size: var(--step--1);
  }
  .legal a,
  .legal button {
    padding-block: 10px;
  }
  button {
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
  }
  @media (min-width: 961px) {
    .columns {
      grid-template-columns: minmax(0, 1.5fr);
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      padding-block: var(--space-9) var(--space-8);
    }
  }
  @media print {
    background: none;
    color: inherit;
    nav,
    section + section {
      display: none;
    }
  }
`;
