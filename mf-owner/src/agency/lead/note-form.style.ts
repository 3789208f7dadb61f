import { styled } from 'styled-components';

export const Note = styled.div`
  form {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  form > div {
    justify-self: stretch;
  }
`;
