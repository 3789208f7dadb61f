import { styled } from 'styled-components';

export const Mails = styled.ul`
  display: grid;
  gap: var(--space-3);
  li {
    display: grid;
    gap: var(--space-4);
    align-items: center;
    justify-items: start;
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--space-3) var(--space-5);
    width: 100%;
  }
  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .error {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
  }
  [data-state='dead'] .state {
    color: var(--danger);
  }
  @media (min-width: 961px) {
    li {
      grid-template-columns: 1fr auto;
    }
  }
`;
