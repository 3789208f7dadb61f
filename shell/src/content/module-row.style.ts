import { styled } from 'styled-components';

/** Modules side by side on the page's twelve columns. The background of a module is that of a card. */
export const ModuleRow = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--space-6);
  padding-block: clamp(24px, 3vw, 48px);
  > * {
    grid-column: span var(--sm);
  }
  > [data-background] {
    overflow: hidden;
    padding: var(--space-6);
    border-radius: var(--radius);
  }
  > section > .wrap {
    width: 100%;
    max-width: none;
  }
  > section:not([data-background]) {
    padding-block: 0;
  }
  @media (min-width: 600px) {
    > * {
      grid-column: span var(--md);
    }
  }
  @media (min-width: 961px) {
    > * {
      grid-column: span var(--lg);
    }
  }
`;
