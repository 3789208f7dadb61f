import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  button {
    border: 0;
    background: none;
  }
  > button,
  > div > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-2);
    border-radius: var(--radius-s);
    transition: background-color var(--fast);
  }
  > button:hover,
  > div > button:hover {
    background: var(--tint);
  }
  [data-kept='true'] svg {
    color: var(--accent);
  }
  @media (max-width: 767px) {
    > button span,
    > div > button span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  noscript a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media print, (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
