import { styled } from 'styled-components';

export const Events = styled.div`
  display: grid;
  gap: var(--space-5);
  form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  form > div {
    justify-self: stretch;
  }
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
