import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    transition: background-color var(--fast);
  }
  button:hover {
    background: var(--tint);
  }
  [data-kept='true'] svg {
    color: var(--accent);
  }
  @media (max-width: 767px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;
