import { styled } from 'styled-components';

export const ErrorLine = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-2);
  color: var(--danger);
  font-weight: 500;
  font-size: var(--step--1);
`;
