import { styled } from 'styled-components';

export const Website = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  .note {
    max-width: 65ch;
    color: var(--muted);
  }
  .things li {
    display: grid;
    gap: var(--space-1) var(--space-5);
    align-items: center;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
  .things li:first-child {
    border-top: 0;
  }
  .name {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .name a {
    padding-block: 4px;
    font-weight: 600;
  }
  .path {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .tags:empty {
    display: none;
  }
  .tags span {
    padding: 2px var(--space-3);
    border-radius: 99px;
    background: var(--tint);
    font-size: var(--step--1);
  }
  .tags [data-tone='draft'] {
    background: var(--accent);
    color: var(--accent-ink);
  }
  .history {
    justify-self: start;
    padding-block: 10px;
    font-size: var(--step--1);
  }
  @media (min-width: 768px) {
    .things li {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    .tags:empty {
      display: flex;
    }
  }
`;
