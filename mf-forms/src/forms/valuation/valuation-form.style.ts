import { styled } from 'styled-components';

export const Beside = styled.div`
  &:empty {
    display: none;
  }
  aside {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--tint, var(--surface));
  }
  strong {
    font-size: var(--step-1);
  }
  small {
    color: var(--muted);
  }
`;
