import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  > div {
    min-width: 0;
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--surface);
  }
  dt,
  .similar,
  .trend {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .number {
    font: var(--display-weight) var(--step-4) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .similar,
  .trend {
    line-height: 1.35;
  }
  .trend[data-direction='up'],
  .trend[data-direction='first'] {
    color: var(--success);
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, 1fr);
  }
  @media (min-width: 961px) {
    gap: var(--space-5);
    > div {
      padding: var(--space-5) var(--space-6);
    }
    .number {
      font-size: var(--step-5);
    }
  }
`;
