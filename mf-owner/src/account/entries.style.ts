import { styled } from 'styled-components';

/** Lists of the account, each entry with its actions. */
export const Entries = styled.ul`
  margin-bottom: var(--space-5);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-5);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .rename {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: end;
  }
  .mark {
    display: inline-block;
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-size: var(--step--1);
  }
`;
