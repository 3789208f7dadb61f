import { styled } from 'styled-components';

/** One column: what it is about, then the form. */
export const FormPage = styled.article`
  padding-block: var(--space-6) var(--space-9);

  > * {
    max-width: 42rem;
  }
  h1 {
    margin-block: var(--space-4) var(--space-3);
  }
  .intro {
    margin-bottom: var(--space-5);
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.45;
  }
  form,
  .next,
  .papers {
    margin-top: var(--space-6);
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .papers li {
    border-bottom: 1px solid var(--line);
  }
  .papers li > * {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
    min-height: 56px;
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }
  .papers small,
  .until {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .until {
    margin-top: var(--space-4);
  }
`;
