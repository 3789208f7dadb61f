import { styled } from 'styled-components';

export const Visit = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  .when {
    font-size: var(--step-1);
    font-weight: 600;
  }
  .when::first-letter {
    text-transform: uppercase;
  }
  .status {
    color: var(--muted);
  }
  &[data-status='cancelled'] .when {
    text-decoration: line-through;
  }
  .agenda {
    padding-block: 10px;
  }
  summary {
    padding-block: 10px;
    cursor: pointer;
  }
  .said {
    display: grid;
    gap: var(--space-3);
    justify-self: stretch;
    scroll-margin-top: var(--space-9);
  }
  blockquote {
    margin: 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--line);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  details p {
    max-width: 65ch;
    margin-block-end: var(--space-3);
  }
`;
