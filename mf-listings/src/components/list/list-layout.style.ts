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
  .results > ul + .ui-notice { margin-top: var(--space-6); }
  .related { border-top: 1px solid var(--line); margin-top: var(--space-7); padding-top: var(--space-5); }
  .related h2 { font-size: var(--step-1); }
  .related p { color: var(--muted); margin-top: var(--space-2); max-width: 65ch; }
  .related ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); margin-top: var(--space-2); }
  .related a { align-items: center; display: inline-flex; min-height: 44px; }
  .related small { color: var(--muted); font-variant-numeric: tabular-nums; }
`;
