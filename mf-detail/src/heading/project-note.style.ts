import { styled } from 'styled-components';

export const Note = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius);
  background: var(--tint);
  > svg {
    grid-row: span 2;
    align-self: center;
    color: var(--primary);
  }
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font: 500 var(--step-1) / 1.3 var(--font-display);
  }
  @media print {
    display: none;
  }
`;
