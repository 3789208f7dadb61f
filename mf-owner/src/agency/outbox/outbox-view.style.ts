import { styled } from 'styled-components';

export const Outbox = styled.div`
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
  .empty {
    padding: var(--space-6);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--muted);
  }
`;
