import { styled } from 'styled-components';

export const DashboardFrame = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-9);

  > * {
    min-width: 0;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: end;
    justify-content: space-between;
  }
  h1 {
    margin: 0;
    font-size: var(--step-4);
  }
  h2 {
    margin: 0 0 var(--space-4);
    font-size: var(--step-1);
  }
  .greeting,
  .empty,
  .note {
    margin: 0;
    color: var(--muted);
  }
  .note {
    font-size: var(--step--1);
  }
  section,
  .figures > div {
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-4);
    margin: 0;
  }
  .figures dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .figures dd {
    margin: 0;
  }
  .figures .number {
    font-family: var(--font-display);
    font-size: var(--step-4);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  .trend {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .trend[data-direction='up'] {
    color: var(--success);
  }
  .chart {
    height: 280px;
  }
  .tooltip {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    background: var(--primary);
    color: var(--primary-ink);
    font-size: var(--step--1);
  }
  details {
    margin-top: var(--space-3);
    font-size: var(--step--1);
  }
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--space-1) var(--space-5) var(--space-1) 0;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  .columns {
    display: grid;
    gap: var(--space-6);
  }
  ul,
  ol {
    display: grid;
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .properties li {
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: var(--space-4);
    align-items: center;
  }
  .properties span {
    display: block;
    color: var(--muted);
    font-size: var(--step--1);
  }
  .sources li {
    display: grid;
    grid-template-columns: 9em 1fr auto;
    gap: var(--space-3);
    align-items: center;
  }
  .sources meter {
    width: 100%;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  .history li {
    display: grid;
    grid-template-columns: minmax(6rem, 9rem) 1fr;
    gap: var(--space-4);
    padding-bottom: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
  .history li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  .history time,
  .history span {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .history strong,
  .history span {
    display: block;
  }
  @media (min-width: 961px) {
    .columns {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
