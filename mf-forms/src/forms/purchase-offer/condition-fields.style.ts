import { styled } from 'styled-components';

export const Conditions = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;

  @supports selector(:has(*)) {
    &:not(:has([value='loan']:checked)) .loan,
    &:not(:has([value='own']:checked)) .own {
      display: none;
    }
  }
`;
