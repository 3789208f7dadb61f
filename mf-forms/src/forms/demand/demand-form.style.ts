import { styled } from 'styled-components';

export const DemandParts = styled.div`
  display: grid;
  gap: var(--space-6);

  fieldset {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }
  fieldset > button {
    justify-self: start;
  }
  .towns {
    display: grid;
    gap: var(--space-3);
    align-items: start;
  }
  .boxes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  }
  .label {
    font-weight: 600;
    font-size: var(--step--1);
  }
  .hint {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .map {
    height: 380px;
  }
  .matches {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .matches p {
    min-height: 1.6em;
  }
  .search {
    font-size: var(--step-1);
  }
  .adapt {
    margin-top: calc(-1 * var(--space-5));
  }
  .adapt summary {
    padding-block: 10px;
    color: var(--primary);
    text-decoration: underline;
    cursor: pointer;
  }
  .adapt .fields {
    display: grid;
    gap: var(--space-6);
    padding: var(--space-4);
    border-radius: var(--radius);
    background: var(--surface);
  }
  @media (min-width: 600px) {
    .towns {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .towns button {
      margin-top: 1.75em;
    }
  }
`;
