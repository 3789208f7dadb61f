import { styled } from 'styled-components';
import { dayCss } from './agenda-day.style.ts';

export const Agenda = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  .note {
    max-width: 65ch;
    color: var(--muted);
    font-size: var(--step--1);
  }
  .bar,
  .weeks,
  .agents,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
  }
  .bar {
    justify-content: space-between;
  }
  .agents {
    align-items: end;
  }
  .weeks h2 {
    font-size: var(--step-1);
  }
  .weeks > a:last-child {
    padding-block: 10px;
  }
  .week {
    display: grid;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
  ${dayCss}
  .below {
    display: grid;
    gap: var(--space-5);
    align-items: start;
  }
  .below > * {
    min-width: 0;
  }
  .fields {
    display: grid;
    gap: var(--space-4);
    margin-top: var(--space-4);
  }
  .requests {
    display: grid;
    gap: var(--space-3);
  }
  .requests li {
    display: grid;
  }
  .requests span,
  .requests time {
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 768px) {
    .below {
      grid-template-columns: 1fr 1fr;
    }
    .fields {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
    .buttons {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1200px) {
    .week {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      align-items: start;
    }
  }
`;
