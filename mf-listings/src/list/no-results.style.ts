import { styled } from 'styled-components';

export const Panel = styled.section`
  background: var(--tint);
  border-radius: var(--radius);
  padding: clamp(var(--space-5), 5vw, var(--space-8));

  h2 { font-size: var(--step-2); }
  p { color: var(--muted); margin-top: var(--space-2); max-width: 60ch; }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-5); }
  small {
    color: var(--muted);
    font-weight: 400;
  }
  [data-variant="primary"] small {
    color: inherit;
    opacity: .85;
  }
`;
