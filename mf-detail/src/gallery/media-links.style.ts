import { styled } from 'styled-components';

export const Panel = styled.section`
  .boxes {
    display: grid;
    gap: var(--space-4);
  }
  @media print {
    display: none;
  }
`;
