import { styled } from 'styled-components';

export const FormFrame = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 42rem;

  legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--step--1);
  }
  .pair {
    display: grid;
    gap: var(--space-5);
  }
  .boxes,
  .send {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    align-items: center;
  }
  .boxes > * {
    min-height: 44px;
  }
  .hint a {
    display: inline-block;
    padding-block: 12px;
  }
  .send button {
    min-width: min(13rem, 100%);
    margin-bottom: var(--space-3);
  }
  .send p {
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 600px) {
    .pair {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
