import { styled } from 'styled-components';

export const Review = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;

  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    margin: 0;
    font-weight: 600;
    white-space: pre-line;
  }
  @media (min-width: 600px) {
    > div {
      display: grid;
      grid-template-columns: 12rem 1fr;
      gap: var(--space-4);
    }
  }
`;
