import { styled } from 'styled-components';

/** Header and filter bar, which stay above the map, and what a preview keeps below it. */
const AROUND_MAP = 'var(--bar, 64px) - var(--top-bar, 0px) - var(--filter-bar) - var(--foot, 0px)';

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
  .both { display: none; }
  html[data-scripts] &[data-view='map'] {
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
    .results > ul { flex-wrap: nowrap; margin: 0; overflow-x: auto; white-space: nowrap; scrollbar-width: none; }
    .map { position: relative; flex: 1; min-height: 0; height: auto; top: 0; }
    .switch { position: absolute; bottom: 36px; }
    /* One thing at a time lies at the bottom of the map. */
    &:has(.popup) .switch { display: none; }
  }
  @media (min-width: 1200px) {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 42vw);
    padding-left: max(var(--gutter), (100% - var(--page)) / 2);
    .head, .results { grid-column: 1; width: 100%; padding-right: var(--space-5); }
    /* Beside the button back to the top. */
    .switch { right: calc(2 * var(--space-5) + 48px); left: auto; transform: none; }
    /* At the bottom of the screen, and no further down than the list. */
    &[data-view='list'] .switch { grid-area: 1 / 2 / 3 / 3; place-self: end; position: sticky; }
    .one { display: none; }
    .both { display: inline; }
    .map, .map[data-view='list'] {
      display: block;
      grid-area: 1 / 2 / 3 / 3;
      position: sticky;
      top: calc(var(--header-height) + var(--filter-bar));
      height: calc(100svh - ${AROUND_MAP});
    }
  }
  /* On a wide screen header, filters and list take its width, with three homes beside each other. */
  @media (min-width: 1700px) {
    [data-per-row='2'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @media print {
    display: block;
    padding-left: 0;
    .map, .switch { display: none; }
  }
`;
