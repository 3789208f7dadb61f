import { styled } from 'styled-components';

/** Links, one of them current. */
export const Choices = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  li {
    min-width: 0;
    max-width: 100%;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line);
    border-radius: 22px;
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    font-size: var(--step--1);
    line-height: 1.3;
    overflow-wrap: anywhere;
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
`;
