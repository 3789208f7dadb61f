import { styled } from 'styled-components';

/** Look of the filter bar; it stays under the site's header while the list scrolls. */
export const FilterBarFrame = styled.div`
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  margin-top: var(--space-5);
  position: sticky;
  top: var(--header-height);
  z-index: 5;

  /* What takes the focus comes to lie below the bar, not under it (WCAG 2.4.11). */
  & + .results :is(a, button) { scroll-margin-top: 76px; }
  form {
    align-items: center;
    display: flex;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--gutter));
    overflow-x: auto;
    padding: var(--space-3) var(--gutter);
    scrollbar-width: none;
  }
  .chip {
    align-items: center;
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: 99px;
    display: inline-flex;
    flex: none;
    min-height: 44px;
    position: relative;
  }
  .chip:hover { border-color: var(--primary); }
  .chip svg { right: var(--space-3); pointer-events: none; position: absolute; }
  .chip[data-active] { background: var(--primary); border-color: var(--primary); color: var(--primary-ink); }
  select {
    appearance: none;
    background: none;
    border: 0;
    border-radius: inherit;
    max-width: 15rem;
    min-height: 42px;
    padding: 0 2.5rem 0 var(--space-4);
    text-overflow: ellipsis;
    width: calc(var(--characters) * .54em + 3.75rem);
  }
  option { background: var(--surface); color: var(--ink); }
  .chip[data-name='sort'] { margin-inline-start: auto; }
  a, .apply {
    align-items: center;
    border-radius: 99px;
    display: inline-flex;
    flex: none;
    gap: var(--space-2);
    min-height: 44px;
    padding-inline: var(--space-3);
    text-decoration: none;
    white-space: nowrap;
  }
  a[href]:hover { background: var(--tint); }
  .kept[aria-disabled] { color: var(--muted); }
  .kept[aria-current] { background: var(--tint); }
  .kept b { font-variant-numeric: tabular-nums; font-weight: 600; min-width: 1ch; }
  .apply { background: var(--primary); border: 0; color: var(--primary-ink); padding-inline: var(--space-5); }
  @media (scripting: enabled) {
    .apply { display: none; }
  }
  @media (max-width: 960px) {
    form { font-size: var(--step--1); }
    select { padding: 0 2rem 0 var(--space-3); }
    .chip[data-name='sort'] { margin-inline-start: 0; }
  }
  /* The strip scrolls sideways; the order stays at its end, as small as its icon. */
  @media (max-width: 599px) {
    .chip[data-name='sort'] {
      inset-inline-end: calc(var(--gutter) * -0.5);
      box-shadow: -6px 0 12px 6px var(--paper);
      position: sticky;
      z-index: 1;
    }
    .chip[data-name='sort'] svg { right: 13px; }
    .chip[data-name='sort'] select { color: transparent; padding: 0; width: 42px; }
    .chip[data-name='sort']:has(select:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  }
`;
