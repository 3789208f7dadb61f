import { styled } from 'styled-components';

export const Events = styled.div`
  display: grid;
  gap: var(--space-5);
  ol {
    display: grid;
    gap: var(--space-4);
  }
  .what {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .by {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
