import { styled } from 'styled-components';

export const Offer = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--tint);

  h2 {
    font-family: var(--font-display);
    font-size: var(--step-2);
  }
  output {
    font-size: var(--step-2);
    font-weight: 600;
  }
  .choice {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    gap: var(--space-4);
  }
  .ui-button {
    justify-self: start;
  }
`;
