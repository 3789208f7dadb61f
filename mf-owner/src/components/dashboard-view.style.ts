import { styled } from 'styled-components';

export const DashboardFrame = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);

  > * {
    min-width: 0;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: end;
    justify-content: space-between;
    margin-bottom: var(--space-3);
  }
  h2 {
    margin-bottom: var(--space-5);
    font-size: var(--step-2);
  }
  .greeting,
  .empty,
  .note {
    color: var(--muted);
  }
  .greeting {
    margin-bottom: var(--space-1);
  }
  .note {
    font-size: var(--step--1);
  }
  .panel {
    min-width: 0;
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .figures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
  .figures dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .figures .panel {
    padding: var(--space-4);
  }
  .figures .number {
    font: var(--display-weight) var(--step-4) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .trend {
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.35;
  }
  .trend[data-direction='up'],
  .trend[data-direction='first'] {
    color: var(--success);
  }
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
  details[open] summary svg {
    transform: rotate(180deg);
  }
  table {
    width: min(100%, 26rem);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
  }
  tbody th {
    font-weight: 400;
  }
  :is(td, th):last-child {
    text-align: end;
  }
  .columns {
    display: grid;
    gap: var(--space-5);
  }
  .properties,
  .sources,
  .history {
    display: grid;
    gap: var(--space-4);
  }
  .properties li {
    display: grid;
    grid-template-columns: 112px 1fr;
    gap: var(--space-4);
    align-items: center;
  }
  .properties picture {
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  .properties a {
    display: block;
    padding-block: 10px;
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  .properties a:hover {
    text-decoration: underline;
  }
  .properties span,
  .share,
  .history time,
  .history div span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .sources li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
  }
  .share {
    font-variant-numeric: tabular-nums;
  }
  .share b {
    margin-right: var(--space-2);
    color: var(--ink);
  }
  meter {
    grid-column: 1 / -1;
    appearance: none;
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--tint);
    overflow: hidden;
  }
  meter::-webkit-meter-inner-element {
    display: block;
  }
  meter::-webkit-meter-bar {
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--tint);
  }
  meter::-webkit-meter-optimum-value {
    border-radius: 4px;
    background: var(--primary);
  }
  meter::-moz-meter-bar {
    border-radius: 4px;
    background: var(--primary);
  }
  .history li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 0 var(--space-4);
    align-items: center;
  }
  .history .mark {
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
  .history strong,
  .history div span {
    display: block;
  }
  .history time {
    grid-column: 2;
  }
  @media (min-width: 768px) {
    .figures {
      grid-template-columns: repeat(4, 1fr);
    }
    .panel {
      padding: var(--space-5) var(--space-6);
    }
    .history li {
      grid-template-columns: 44px 1fr auto;
    }
    .history .mark {
      grid-row: auto;
    }
    .history time {
      grid-column: 3;
    }
  }
  @media (min-width: 961px) {
    .figures {
      gap: var(--space-5);
    }
    .figures .panel {
      padding: var(--space-5) var(--space-6);
    }
    .figures .number {
      font-size: var(--step-5);
    }
    .columns {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
