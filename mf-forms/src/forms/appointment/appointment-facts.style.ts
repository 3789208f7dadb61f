import { styled } from 'styled-components';

export const Facts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 42rem;
  margin-block: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);

  .when {
    font-weight: 600;
    font-size: var(--step-1);
  }
  .when::first-letter {
    text-transform: uppercase;
  }
  .when.off {
    text-decoration: line-through;
  }
  p {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    overflow-wrap: anywhere;
  }
  p > svg {
    flex: none;
  }
  p > a:not([download]),
  span a {
    display: inline-block;
    padding-block: 10px;
  }
  .when {
    display: block;
  }
`;
