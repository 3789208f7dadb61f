import { styled } from 'styled-components';

export const History = styled.ol`
  display: grid;
  margin-top: var(--space-5);
  gap: var(--space-4);
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 0 var(--space-4);
    align-items: center;
  }
  .mark {
    display: grid;
    grid-row: span 2;
    place-items: center;
    align-self: start;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--tint);
    color: var(--primary);
  }
  strong,
  div span {
    display: block;
  }
  q {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  time,
  div span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  time {
    grid-column: 2;
  }
  @media (min-width: 768px) {
    li {
      grid-template-columns: 44px 1fr auto;
    }
    .mark {
      grid-row: auto;
    }
    time {
      grid-column: 3;
    }
  }
`;
