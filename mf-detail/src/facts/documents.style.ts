import { styled } from 'styled-components';

export const Panel = styled.section`
  p {
    margin: 0 0 var(--space-3);
    color: var(--muted);
  }
  ul {
    padding: 0;
  }
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
  }
  a:hover small {
    text-decoration: underline;
  }
  em {
    color: var(--muted);
    font-size: var(--step--1);
    font-style: normal;
    white-space: nowrap;
  }
  svg {
    color: var(--primary);
  }
  small {
    color: var(--accent);
    font-size: var(--step--1);
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
