import { styled } from 'styled-components';

export const Properties = styled.ul`
  display: grid;
  gap: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: var(--space-4);
    align-items: center;
  }
  picture {
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  a {
    display: block;
    padding-block: 10px;
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
