import { css } from 'styled-components';

/** As many columns as the agency set (`data-columns`) where there is space; two on a tablet, one on a phone. */
export const columns = css`
  display: grid;
  gap: var(--space-6) var(--space-5);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 961px) {
    gap: var(--space-7) var(--space-6);
    &[data-columns='1'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Column counts that have a CSS rule above; others become the nearest. */
export const columnsOf = (perRow: number): number => Math.min(4, Math.max(1, perRow || 4));
