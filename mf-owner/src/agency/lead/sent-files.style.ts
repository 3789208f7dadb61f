import { styled } from 'styled-components';

export const Files = styled.ul`
  display: grid;
  gap: var(--space-3);
  li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: 2px;
  }
  .about {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
