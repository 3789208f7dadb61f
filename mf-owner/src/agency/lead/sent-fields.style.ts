import { styled } from 'styled-components';

export const Sent = styled.div`
  display: grid;
  gap: var(--space-5);
  .home a {
    display: inline-block;
    padding-block: 10px;
  }
  dl {
    display: grid;
    gap: var(--space-4);
  }
  dt {
    color: var(--muted);
    font-size: var(--step--1);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-field='message'] dd {
    max-width: 65ch;
    font-size: var(--step-1);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .ways:empty {
    display: none;
  }
  @media (min-width: 480px) {
    dl > div:not([data-field='message']) {
      display: grid;
      grid-template-columns: 12rem 1fr;
      gap: var(--space-4);
    }
  }
`;
