import { styled } from 'styled-components';

export const Mails = styled.ul`
  display: grid;
  gap: var(--space-3);
  li {
    display: grid;
  }
  .state {
    color: var(--muted);
    font-size: var(--step--1);
  }
  [data-state='dead'] .state {
    color: var(--danger);
  }
`;
