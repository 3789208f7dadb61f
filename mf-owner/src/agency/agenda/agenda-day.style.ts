import { css } from 'styled-components';

/** A day of the week with its entries. */
export const dayCss = css`
  .day {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-4) var(--space-3);
    border-top: 3px solid transparent;
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--step--1);
  }
  .day[data-today] {
    border-top-color: var(--accent);
  }
  .day[data-past] h3,
  .nothing,
  .status,
  .agent,
  .home {
    color: var(--muted);
  }
  .day h3 {
    font-size: var(--step-0);
  }
  .day h3::first-letter {
    text-transform: uppercase;
  }
  .visit,
  .span {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--primary);
    border-radius: 10px;
  }
  .visit[data-status='cancelled'],
  .span {
    border-inline-start-color: var(--line);
  }
  .visit[data-status='cancelled'] .when {
    text-decoration: line-through;
  }
  .when {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .contact,
  .home {
    display: grid;
  }
  .contact a,
  .visit p > a {
    padding-block: 3px;
  }
  .acts {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  .acts summary {
    padding-block: 10px;
    cursor: pointer;
  }
  .acts details p {
    margin-block-end: var(--space-2);
  }
  .free p {
    color: var(--muted);
  }
  .free ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    font-variant-numeric: tabular-nums;
  }
`;
