import { styled } from 'styled-components';

export const UploadFrame = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;

  label {
    font-weight: 600;
    font-size: var(--step--1);
  }
  input[type='file'] {
    width: 100%;
    min-height: 48px;
    padding: var(--space-2);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-s);
  }
  &[data-invalid] input[type='file'] {
    border-color: var(--danger);
  }
  .hint {
    color: var(--muted);
    font-size: var(--step--1);
  }
  .error {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--danger);
    font-weight: 500;
    font-size: var(--step--1);
  }
  .error:empty,
  output:empty {
    display: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;
