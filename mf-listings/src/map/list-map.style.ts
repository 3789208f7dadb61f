import { css, styled } from 'styled-components';

/** Header and filter bar, which stay above the map, and what a preview keeps below it. */
const AROUND_MAP = 'var(--bar, 64px) - var(--top-bar, 0px) - var(--filter-bar) - var(--foot, 0px)';

/** The map alone: the list only as what is wrong with the search, and as chips. */
const MAP_ALONE = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 0;
  /* Heard, and no more: the filter bar says how many. */
  .head { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
  .head > :last-child, .head a { display: none; }
  .results { flex: none; max-height: 45%; padding-top: 0; overflow-y: auto; }
  .results > :is([data-per-row], nav, .related, aside) { display: none; }
  .results > ul { flex-wrap: nowrap; margin: 0; padding-inline: var(--gutter); overflow-x: auto; white-space: nowrap; scrollbar-width: none; }
  .map { position: relative; flex: 1; min-height: 0; height: auto; top: 0; }
  .switch { position: absolute; bottom: 36px; }
  /* One thing at a time lies at the bottom of the map. */
  &:has(.popup) .switch { display: none; }
`;

/** Heading, list and map; list and map side by side from 1200 px on, unless the address asks for the map alone; below, the one that it asks for. */
export const ListSplit = styled.div`
  position: relative;
  .head { padding-top: var(--space-5); }
  /* What takes the focus comes to lie below the bar, not under it (WCAG 2.4.11). */
  .results :is(a, button) { scroll-margin-top: 76px; }
  .map { position: relative; }
  .map > .frame { height: 100%; }
  .map > .missing { padding: var(--space-6) var(--space-5); }
  .map[data-view='list'] { display: none; }
  .card[data-lit] .slides { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: var(--radius); }
  .switch {
    position: fixed;
    z-index: 5;
    bottom: calc(var(--foot, 0px) + var(--space-5));
    left: 50%;
    transform: translateX(-50%);
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 48px;
    padding: 0 var(--space-5);
    border-radius: 999px;
    background: var(--primary);
    box-shadow: var(--shadow);
    color: var(--primary-ink);
    font-weight: 600;
    text-decoration: none;
  }
  @media (scripting: none) {
    .switch, .map { display: none; }
  }
  html[data-scripts] &[data-view='map'] { ${MAP_ALONE} }
  .sizes { display: none; }
  @media screen and (min-width: 1200px) {
    /* One band: the title, what it holds under it, and the search beside both. */
    .head {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
      gap: 0 var(--space-5);
      align-items: center;
      padding-top: var(--space-4);
    }
    .head h1 { font-size: var(--step-3); }
    .head .stock { margin-top: 0; }
    .head > :last-child { grid-area: 1 / 2 / 3 / 3; margin-top: 0; }
    .results { padding-top: var(--space-3); }
    .map { grid-area: 1 / 2 / 3 / 3; }
    html[data-scripts]:not([data-look~='no-map']) & {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 42vw);
      padding-left: max(var(--gutter), (100% - var(--page)) / 2);
      .head, .results { grid-column: 1; width: 100%; padding-right: var(--space-5); }
      .map, .map[data-view='list'] {
        display: block;
        position: sticky;
        top: calc(var(--header-height) + var(--filter-bar));
        height: calc(100svh - ${AROUND_MAP});
      }
    }
    html:is([data-look~='no-map'], :not([data-scripts])) &[data-view='list'] [data-per-row='2'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    html[data-scripts][data-look~='large-map'] &[data-view='list'] { ${MAP_ALONE} }
    /* Its buttons take the place of the link. */
    &[data-view='list'] .switch { display: none; }
    /* Beside the button back to the top. */
    .switch, .sizes { right: calc(2 * var(--space-5) + 48px); left: auto; transform: none; }
    html[data-scripts] &[data-view='list'] .sizes {
      position: sticky;
      z-index: 5;
      bottom: calc(var(--foot, 0px) + var(--space-5));
      grid-area: 1 / 2 / 3 / 3;
      place-self: end;
      display: flex;
      justify-content: end;
      gap: var(--space-2);
      width: max-content;
      margin: 0 calc(2 * var(--space-5) + 48px) 0 auto;
    }
    html[data-scripts][data-look~='large-map'] &[data-view='list'] .sizes { position: absolute; bottom: 36px; right: 0; }
    .sizes button {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      min-height: 48px;
      padding: 0 var(--space-5);
      border: 0;
      border-radius: 999px;
      background: var(--primary);
      box-shadow: var(--shadow);
      color: var(--primary-ink);
      font: inherit;
      font-weight: 600;
    }
    &:has(.popup) .sizes { display: none; }
    html:not([data-look]) & .sizes > [data-look=''], html[data-look] & .sizes > :not([data-look='']) { display: none; }
    html:not([data-look~='no-map']) & .none, html:not([data-look~='large-map']) & .all { display: none; }
  }
  /* On a wide screen header, filters and list take its width, with three homes beside each other. */
  @media (min-width: 1700px) {
    [data-per-row='2'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    html:is([data-look~='no-map'], :not([data-scripts])) &[data-view='list'] [data-per-row='2'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  @media print {
    display: block;
    padding-left: 0;
    .map, .switch, .sizes { display: none; }
  }
`;
