import { styled } from 'styled-components';

export const HomeCard = styled.div`
  display: grid;
  gap: var(--space-4);

  .home {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-5);
    border-left: 4px solid var(--primary);
    border-radius: var(--radius-s);
    background: var(--surface);
  }
  .home a {
    font-weight: 600;
    font-size: var(--step-1);
  }
  .home span,
  .terms {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .terms {
    margin: 0;
    padding-left: var(--space-5);
  }
  .paper {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
  }
`;
