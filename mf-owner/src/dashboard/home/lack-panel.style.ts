import { styled } from 'styled-components';

export const Lacks = styled.ul`
  display: grid;
  gap: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: var(--space-3);
  }
  svg {
    margin-top: 0.15em;
    color: var(--primary);
  }
  strong,
  span {
    display: block;
  }
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
