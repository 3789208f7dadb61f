import { styled } from 'styled-components';

export const Nav = styled.nav`
  align-items: center;
  border-top: 1px solid var(--line);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  justify-content: space-between;
  margin-top: var(--space-8);
  padding-top: var(--space-5);

  p { color: var(--muted); font-variant-numeric: tabular-nums; }
  ol { display: flex; flex-wrap: wrap; gap: var(--space-1); }
  a, .gap {
    align-items: center;
    border-radius: var(--radius-s);
    display: inline-flex;
    font-variant-numeric: tabular-nums;
    justify-content: center;
    min-height: 44px;
    min-width: 44px;
    padding-inline: var(--space-2);
    text-decoration: none;
  }
  a:hover { background: var(--tint); }
  a[aria-current] { background: var(--primary); color: var(--primary-ink); }
  @media (max-width: 599px) {
    ol { flex: 1 0 100%; justify-content: space-between; }
    li:not([data-near]) { display: none; }
  }
`;
