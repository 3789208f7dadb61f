import { styled } from 'styled-components';
import { Panel } from '../panel.style.ts';

export const Interest = styled(Panel)`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    gap: var(--space-5);
  }
  dt,
  .trend {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .trend {
    line-height: 1.35;
  }
  .number {
    font: var(--display-weight) var(--step-4) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .searchers {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-3);
    align-items: center;
    margin-top: var(--space-5);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  .searchers span {
    grid-column: 2;
    max-width: 65ch;
    color: var(--muted);
    font-size: var(--step--1);
  }
  .trend[data-direction='up'],
  .trend[data-direction='first'] {
    color: var(--success);
  }
`;
