import { styled } from 'styled-components';

export const Filters = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: end;
  @media (min-width: 768px) {
    grid-template-columns: 2fr 1.4fr 1fr auto;
  }
`;
