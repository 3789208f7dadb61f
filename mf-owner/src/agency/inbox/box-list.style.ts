import { styled } from 'styled-components';

export const Boxes = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  /* One row that scrolls, so that the first message is on the first screen of a phone. */
  @media (max-width: 767px) {
    ul {
      flex-wrap: nowrap;
      margin-inline: calc(-1 * var(--space-2));
      padding: var(--space-1) var(--space-2);
      overflow-x: auto;
    }
    a {
      white-space: nowrap;
    }
  }
  a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    font-size: var(--step--1);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--primary);
  }
  a[aria-current] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--primary-ink);
  }
  .count {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
