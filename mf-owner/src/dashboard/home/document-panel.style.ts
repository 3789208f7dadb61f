import { styled } from 'styled-components';

export const Documents = styled.ul`
  display: grid;
  gap: var(--space-2);
  li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 0 var(--space-3);
    align-items: center;
    min-height: 44px;
  }
  svg {
    color: var(--primary);
  }
  a {
    padding-block: 10px;
    font-weight: 600;
  }
  .held {
    grid-column: 2;
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
