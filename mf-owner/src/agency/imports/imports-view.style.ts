import { styled } from 'styled-components';

export const Imports = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  .note {
    max-width: 65ch;
    color: var(--muted);
  }
  .empty,
  .run {
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  .run {
    display: grid;
    gap: var(--space-3);
  }
  .refused .state {
    color: var(--danger);
  }
  .small {
    color: var(--muted);
    font-size: var(--step--1);
  }
  summary {
    width: fit-content;
    font-weight: 600;
    text-decoration: underline;
  }
  .problems {
    display: grid;
    gap: var(--space-3);
    padding-top: var(--space-3);
  }
`;
