import { styled } from 'styled-components';

export const Account = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 52rem;
  padding-block: var(--space-7) var(--space-9);
  > * {
    min-width: 0;
  }
  h1 {
    margin-bottom: var(--space-2);
  }
  .who,
  .intro {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .intro {
    margin-bottom: var(--space-5);
  }
  header a {
    display: inline-block;
    padding-block: 12px;
    color: var(--ink);
  }
  .add {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    min-height: 44px;
  }
  form:not(.inline) {
    display: grid;
    gap: var(--space-5);
    justify-items: start;
    max-width: 30rem;
  }
  form:not(.inline) > * {
    width: 100%;
  }
  form:not(.inline) > button {
    width: auto;
  }
`;
