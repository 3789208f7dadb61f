import { styled } from 'styled-components';

export const Message = styled.div`
  display: grid;
  gap: var(--space-4);
  h3 {
    font-size: var(--step-1);
  }
  form {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    max-width: 44rem;
  }
  form > div {
    width: 100%;
  }
`;

export const Messages = styled.div`
  display: grid;
  gap: var(--space-4);
  scroll-margin-top: var(--space-9);
  margin-top: var(--space-5);
  h3 {
    font-size: var(--step-1);
  }
  ol {
    display: grid;
    gap: var(--space-4);
  }
  li p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .reply {
    margin: var(--space-3) 0 0 var(--space-4);
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--primary);
  }
  li .when {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;
