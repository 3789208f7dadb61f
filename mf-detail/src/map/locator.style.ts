import { styled } from 'styled-components';

export const Panel = styled.section`
  .card {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .address {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5);
  }
  .address > svg {
    color: var(--accent);
  }
  .address p {
    display: grid;
  }
  .address strong {
    font: 500 var(--step-2) / 1.2 var(--font-display);
  }
  .address p span {
    color: var(--muted);
  }
  .address a {
    grid-column: 1 / -1;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 0 var(--space-4);
    border-radius: 999px;
    background: var(--tint);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  .address a:hover {
    text-decoration: underline;
  }
  @media (min-width: 600px) {
    .address {
      grid-template-columns: auto 1fr auto;
    }
    .address a {
      grid-column: auto;
    }
  }
  @media print {
    display: none;
  }
`;
