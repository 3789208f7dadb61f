import { styled } from 'styled-components';

export const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  .about {
    display: grid;
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--line);
  }
  .about strong {
    font: 600 var(--step-1) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .about span {
    overflow: hidden;
    color: var(--muted);
    font-size: var(--step--1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .agent {
    display: grid;
    grid-template-columns: 72px 1fr;
    align-items: center;
    gap: var(--space-4);
    margin-bottom: var(--space-2);
  }
  .agent picture,
  .initials {
    width: 72px;
    height: 72px;
    border-radius: 50%;
    overflow: hidden;
  }
  .initials {
    display: grid;
    place-items: center;
    background: var(--tint);
    color: var(--primary);
    font: 500 var(--step-2) / 1 var(--font-display);
  }
  .agent p {
    display: grid;
  }
  .agent strong {
    font: 600 var(--step-1) / 1.2 var(--font-display);
  }
  .agent p span,
  .reference {
    color: var(--muted);
    font-size: var(--step--1);
  }
  /* There the bar below the window has the same button. */
  @media (max-width: 960px) {
    > a:first-of-type {
      display: none;
    }
  }
  > a:not(:first-of-type) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > a:not(:first-of-type):hover {
    text-decoration: underline;
  }
  > a:not(:first-of-type) svg {
    flex: none;
    color: var(--accent);
  }
  .reference {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  @media print {
    gap: 0;
    padding: 4mm;
    border: 0.3mm solid var(--line);
    box-shadow: none;
    break-inside: avoid;
    .about {
      display: none;
    }
    .agent {
      grid-template-columns: 14mm 1fr;
      gap: 3mm;
      margin-bottom: 2mm;
    }
    .agent picture,
    .initials {
      width: 14mm;
      height: 14mm;
    }
    .agent strong {
      font-size: 11.5pt;
    }
    .agent p span,
    .reference {
      font-size: 8.5pt;
    }
    > a:first-of-type {
      display: none;
    }
    > a:not(:first-of-type) {
      gap: 2mm;
      min-height: 0;
      padding-block: 0.8mm;
      font-size: 8.5pt;
    }
    .reference {
      margin-top: 2mm;
      padding-top: 2mm;
    }
  }
`;
