import { styled } from 'styled-components';

/** Look of the links to the two lists, below the search box of the home page. */
export const GoalList = styled.ul`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: 1fr 1fr;
  margin-top: var(--space-3);
  a {
    align-items: center;
    background: var(--primary);
    border-radius: var(--radius);
    color: var(--primary-ink);
    display: flex;
    gap: var(--space-3);
    justify-content: space-between;
    min-height: 64px;
    padding: var(--space-3) var(--space-5);
    text-align: start;
    text-decoration: none;
    transition: background var(--fast);
  }
  a svg { transition: transform var(--fast); }
  a:hover svg { transform: translateX(4px); }
  strong { display: block; font-family: var(--font-display); font-size: var(--step-1); font-weight: 600; line-height: 1.2; }
  small { font-size: var(--step--1); }
  @media (max-width: 599px) {
    a { padding-inline: var(--space-4); }
    a svg { display: none; }
  }
`;
