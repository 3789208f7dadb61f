import { styled } from 'styled-components';

export const PanelFrame = styled.div`
  display: grid;
  gap: var(--space-7);

  aside {
    display: grid;
    align-self: start;
    padding: var(--space-6);
    border-radius: var(--radius);
    background: var(--surface);
  }
  h3 {
    margin-bottom: var(--space-2);
  }
  aside > :is(a, p) {
    display: flex;
    gap: var(--space-3);
    padding-block: 10px;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
  }
  aside svg {
    color: var(--accent);
  }
  @media (min-width: 961px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--space-8);
  }
`;
