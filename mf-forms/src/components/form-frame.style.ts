import { styled } from 'styled-components';

export const FormFrame = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 42rem;

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--step--1);
  }
  .pair {
    display: grid;
    gap: var(--space-5);
  }
  .slots {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  .send {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-5);
    align-items: center;
  }
  .send p {
    margin: 0;
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 600px) {
    .pair {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    display: none;
  }
`;
