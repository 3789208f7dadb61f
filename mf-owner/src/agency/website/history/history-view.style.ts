import { styled } from 'styled-components';

export const History = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-9);
  > * {
    min-width: 0;
  }
  .back a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 600;
  }
  .edits {
    display: grid;
    gap: var(--space-4);
  }
  .edits li,
  .empty {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
  .head h2 {
    font-size: var(--step-0);
    font-family: var(--font-text);
  }
  .note,
  .empty,
  figcaption {
    color: var(--muted);
    font-size: var(--step--1);
  }
  figure {
    min-width: 0;
    margin: 0;
  }
  dl {
    display: grid;
    gap: var(--space-3);
  }
  dt {
    font-weight: 600;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .lines {
    display: grid;
    overflow-x: auto;
    padding-block: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    font-family: ui-monospace, monospace;
    font-size: 13px;
    white-space: pre;
  }
  .lines > * {
    padding-inline: var(--space-3);
    text-decoration: none;
  }
  .lines > ::before {
    content: '  ';
  }
  ins {
    background: color-mix(in srgb, var(--success) 14%, transparent);
  }
  .lines > ins::before {
    content: '+ ';
  }
  del {
    background: color-mix(in srgb, var(--danger) 12%, transparent);
  }
  .lines > del::before {
    content: '− ';
  }
  .gap {
    color: var(--muted);
  }
`;
