import { styled } from 'styled-components';

export const StepList = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    padding-top: var(--space-2);
    border-top: 4px solid var(--line);
    color: var(--muted);
    font-size: var(--step--1);
    overflow-wrap: anywhere;
    counter-increment: step;
  }
  li::before {
    content: counter(step) '. ';
  }
  li[data-done] {
    border-color: var(--primary);
  }
  li[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: 600;
  }
  @media (max-width: 599px) {
    li:not([aria-current]) {
      font-size: 0;
    }
  }
`;

export const StepFrame = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;

  &[hidden] {
    display: none;
  }
`;
