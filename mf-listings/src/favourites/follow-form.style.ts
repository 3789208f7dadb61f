import { styled } from 'styled-components';

export const FollowFrame = styled.section`
  display: grid;
  gap: var(--space-3);
  max-width: 42rem;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: var(--step-1);
  }
  form {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  form > :first-of-type,
  .field {
    width: 100%;
  }
`;
