import { styled } from 'styled-components';

/** Frame of the way to a list that several people share. */
export const StartFrame = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-2);

  summary,
  .known {
    align-items: center;
    cursor: pointer;
    display: inline-flex;
    font-weight: 500;
    gap: var(--space-2);
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] {
    flex-basis: 100%;
  }
  form {
    background: var(--surface);
    border-radius: var(--radius);
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    max-width: 42rem;
    padding: var(--space-5);
  }
  .field {
    max-width: 24rem;
    width: 100%;
  }
`;
