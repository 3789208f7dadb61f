import { styled } from 'styled-components';

export const Bulk = styled.section`
  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: end;
  }
  p {
    align-self: center;
    font-weight: 600;
  }
`;
