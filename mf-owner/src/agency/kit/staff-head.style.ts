import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: end;
  justify-content: space-between;
  .greeting {
    margin-bottom: var(--space-1);
    color: var(--muted);
  }
  .ways,
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    align-items: center;
  }
  nav a {
    padding-block: 10px;
    font-weight: 600;
  }
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-3);
    .ways {
      display: contents;
    }
    nav {
      grid-area: 2 / 1 / 3 / 3;
      gap: 0 var(--space-4);
      font-size: var(--step--1);
    }
  }
  nav a[aria-current] {
    text-decoration: none;
  }
`;
