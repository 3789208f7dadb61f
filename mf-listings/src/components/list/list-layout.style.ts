import { styled } from 'styled-components';

/** Frame of a listing page: heading, what it holds, results. */
export const ListLayout = styled.div`
  padding-block: var(--space-6) var(--space-9);

  .total { color: var(--muted); margin: var(--space-2) 0 0; }
  .stock { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); align-items: center; margin-top: var(--space-2); color: var(--muted); }
  .stock .total { margin: 0; }
  .stock a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
  .results { padding-top: var(--space-5); }
  .results > .ui-notice {
    margin-bottom: var(--space-5);
  }
`;
