import { styled } from 'styled-components';

/** A box of the dashboard with its title. */
export const Panel = styled.section`
  min-width: 0;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    margin-bottom: var(--space-5);
    font-size: var(--step-2);
  }
  > p:not([class]),
  > .explained {
    max-width: 75ch;
  }
  .empty {
    color: var(--muted);
  }
  @media (min-width: 768px) {
    padding: var(--space-5) var(--space-6);
  }
`;
