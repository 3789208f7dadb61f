import { styled } from 'styled-components';

/** What it is about, then the form; on a wide screen beside it. */
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
  @media (min-width: 961px) {
    &:has(> [data-subject]) {
      display: grid;
      grid-template-columns: minmax(0, 42rem) minmax(18rem, 26rem);
      grid-template-rows: auto auto 1fr;
      column-gap: var(--space-8);
      justify-content: space-between;
    }
    > :not([data-subject]) {
      grid-column: 1;
    }
    > [data-subject] {
      position: sticky;
      top: var(--space-5);
      grid-row: 1 / span 3;
      grid-column: 2;
      grid-template-columns: minmax(0, 1fr);
      align-self: start;
      margin-top: var(--space-4);
    }
  }
`;
