import { styled } from 'styled-components';

export const VisitFrame = styled.div`
  padding-block: var(--space-7) var(--space-9);

  .home {
    display: grid;
    gap: var(--space-1);
    max-width: 42rem;
    margin-block: var(--space-4) var(--space-6);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .home a {
    font-weight: 600;
  }
  .home span {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
