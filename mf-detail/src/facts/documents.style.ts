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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: inherit;
    text-decoration: none;
  }
  /* In large text the button stands below. */
  a > span {
    flex: 1 1 8em;
    min-width: 0;
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
    margin-inline-start: auto;
    color: var(--accent);
    font-size: var(--step--1);
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
