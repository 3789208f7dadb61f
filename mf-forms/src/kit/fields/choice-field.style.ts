import { styled } from 'styled-components';

export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  label {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus, var(--accent));
    outline-offset: 2px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
  small {
    display: block;
    color: var(--muted);
  }
  .star {
    color: var(--accent);
  }
  &[data-invalid] label {
    border-color: var(--danger);
  }
`;
