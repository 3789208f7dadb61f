import { styled } from 'styled-components';

export const Steps = styled.div`
  ol {
    display: grid;
    gap: var(--space-3) var(--space-4);
    margin-bottom: var(--space-4);
  }
  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 0 var(--space-3);
    color: var(--muted);
    line-height: 28px;
  }
  .mark {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid currentcolor;
    border-radius: 50%;
    font-size: var(--step--1);
  }
  [aria-current] {
    color: var(--primary);
  }
  [aria-current] .mark {
    border-width: 2px;
  }
  .count {
    font-size: var(--step--1);
    line-height: 1.4;
  }
  .next {
    max-width: 65ch;
  }
  @media (min-width: 600px) {
    ol {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (min-width: 961px) {
    ol {
      grid-template-columns: repeat(6, 1fr);
    }
    li {
      display: block;
      line-height: 1.4;
    }
    strong,
    .count {
      display: block;
    }
    .mark {
      margin-bottom: var(--space-2);
    }
  }
`;
