import { css, styled } from 'styled-components';

const ONLY_HEARD =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';

/** The map fills what header and filter bar leave of the screen. */
const MAP_ALONE = css`
  display: flex;
  flex-direction: column;
  height: calc(100svh - var(--bar, 64px) - var(--top-bar, 0px) - var(--foot, 0px));
  min-height: 300px;
  padding-bottom: 0;
`;

/** Frame of a listing page: heading, what it holds, results. With a `data-view` it begins with the filter bar. */
export const ListLayout = styled.div`
  padding-block: var(--space-6) var(--space-9);
  &[data-view] { --filter-bar: 69px; padding-top: 0; }

  .total { color: var(--muted); margin: var(--space-2) 0 0; }
  .stock { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); align-items: center; margin-top: var(--space-2); color: var(--muted); }
  .stock .total { margin: 0; }
  /* The filter bar shows the count at these widths; the heading's is still read out. */
  @media (min-width: 600px) and (max-width: 960px) {
    html[data-scripts] &[data-view] .stock .total { ${ONLY_HEARD} }
  }
  @media (max-width: 1359.9px) {
    .stock .clear { display: none; }
  }
  @media (min-width: 1360px) {
    &[data-view] .stock .total { ${ONLY_HEARD} }
  }
  .stock a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
  .results { padding-top: var(--space-5); }
  .results > .ui-notice {
    margin-bottom: var(--space-5);
  }
  .results > ul + .ui-notice { margin-top: var(--space-6); }
  .related { border-top: 1px solid var(--line); margin-top: var(--space-7); padding-top: var(--space-5); }
  .related h2 { font-size: var(--step-1); }
  .related p { color: var(--muted); margin-top: var(--space-2); max-width: 65ch; }
  .related ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); margin-top: var(--space-2); overflow-wrap: anywhere; }
  .related a { align-items: center; display: inline-flex; min-height: 44px; }
  .related small { color: var(--muted); font-variant-numeric: tabular-nums; }

  html[data-scripts] &[data-view='map'] { ${MAP_ALONE} }
  @media (min-width: 1200px) {
    &[data-view] { --filter-bar: 73px; }
    html[data-scripts][data-look~='large-map'] &[data-view] { ${MAP_ALONE} }
  }
`;
