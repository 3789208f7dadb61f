import { styled } from 'styled-components';

export const Prices = styled.ol`
  display: grid;
  gap: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-4);
    align-items: baseline;
  }
  time,
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  span {
    grid-column: 1 / -1;
  }
`;
