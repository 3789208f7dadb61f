import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  min-width: 0;

  legend {
    margin-bottom: var(--space-2);
  }
  label {
    overflow-wrap: anywhere;
  }
`;
