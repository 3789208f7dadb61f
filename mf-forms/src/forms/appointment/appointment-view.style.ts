import { styled } from 'styled-components';

export const AppointmentFrame = styled.article`
  padding-block: var(--space-7) var(--space-9);

  > * {
    max-width: 42rem;
  }
  .ui-notice {
    margin-top: var(--space-5);
  }
  section {
    margin-top: var(--space-7);
  }
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--step-2);
  }
  form {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  summary {
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  fieldset {
    width: 100%;
  }
  legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--step--1);
  }
`;
