import { styled } from 'styled-components';
import { Panel } from './panel.style.ts';

export const ChartPanel = styled(Panel)`
  .chart {
    height: 280px;
  }
  /* The library draws into a box without width. */
  .chart svg {
    max-width: none;
  }
  .tooltip {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: var(--primary);
    color: var(--primary-ink);
    font-size: var(--step--1);
    white-space: nowrap;
  }
  summary {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    margin-top: var(--space-3);
    font-weight: 600;
    font-size: var(--step--1);
  }
  summary svg {
    transition: transform var(--fast);
  }
  .download {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    width: fit-content;
    min-height: 44px;
    font-weight: 600;
    font-size: var(--step--1);
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
`;
