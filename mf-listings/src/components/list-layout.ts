import { styled } from 'styled-components';

/** Frame of a listing page: heading, what it holds, results. */
export const ListLayout = styled.div`
  padding-block: var(--space-6) var(--space-9);

  h1 { font-size: var(--step-4); line-height: 1.1; margin: 0; overflow-wrap: break-word; text-wrap: balance; }
  .total { color: var(--muted); margin: var(--space-2) 0 0; }
  .results { padding-top: var(--space-5); }
`;
