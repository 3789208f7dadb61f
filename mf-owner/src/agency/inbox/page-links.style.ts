import { styled } from 'styled-components';

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: center;
`;
