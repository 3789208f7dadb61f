import { styled } from 'styled-components';

export const Inbox = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-9);
  @media (min-width: 768px) {
    padding-top: var(--space-7);
  }
  > * {
    min-width: 0;
  }
  summary svg {
    display: inline-block;
    margin-inline-start: var(--space-2);
    vertical-align: middle;
    transition: transform var(--fast);
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  .empty {
    padding: var(--space-6);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--muted);
  }
  .note {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
