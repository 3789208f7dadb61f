import { styled } from 'styled-components';

export const Steps = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .assign {
    display: grid;
    gap: var(--space-3);
    justify-self: stretch;
    justify-items: start;
  }
  .assign > div {
    justify-self: stretch;
  }
`;
