import { styled } from 'styled-components';

/** List and map side by side from 1200 px on; below, the one that the address asks for. */
export const ListSplit = styled.div`
  .map { position: relative; }
  .map > .frame { height: 100%; }
  .map[data-view='list'] { display: none; }
  .map[data-view='map'] { height: calc(100svh - var(--header-height) - 120px); min-height: 420px; }
  &[data-view='map'] > .results > :is([data-per-row], nav, .related) { display: none; }
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
    &[data-view='map'] > .results > [data-per-row] { display: grid; }
    &[data-view='map'] > .results > :is(nav, .related) { display: block; }
  }
  @media (min-width: 1200px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 42vw);
    padding-left: max(var(--gutter), (100% - var(--page)) / 2);
    .switch { display: none; }
    .map, .map[data-view='list'], .map[data-view='map'] {
      display: block;
      position: sticky;
      top: var(--header-height);
      height: calc(100vh - var(--header-height));
    }
    &[data-view='map'] > .results > [data-per-row] { display: grid; }
    &[data-view='map'] > .results > :is(nav, .related) { display: block; }
    > .results { width: 100%; padding-right: var(--space-5); }
  }
  @media print {
    display: block;
    padding-left: 0;
    .map, .switch { display: none; }
  }
`;
