import { styled } from 'styled-components';
import { Panel } from './panel.style.ts';

export const Choices = styled(Panel)`
  form {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  form + form {
    margin-top: var(--space-5);
  }
`;
