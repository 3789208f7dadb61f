import { styled } from 'styled-components';

/** Look of the filter bar; it stays under the site's header while the list scrolls. */
export const FilterBarFrame = styled.div`
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  position: var(--sticky, sticky);
  top: var(--header-height);
  /* Its panels lie over the switch between list and map too. */
  z-index: 6;

  form#filters {
    align-items: center;
    display: flex;
    gap: var(--space-2);
    padding-block: var(--space-3);
    position: relative;
    scroll-margin-top: var(--header-height);
  }
  .chips { display: flex; flex: 0 1 auto; gap: var(--space-2); min-width: 0; }
  .filter { flex: 0 1 auto; min-width: 4.5rem; position: relative; }
  .chip {
    align-items: center;
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: 99px;
    color: inherit;
    display: flex;
    flex: none;
    gap: var(--space-1);
    min-height: 44px;
    padding-inline: var(--space-4) var(--space-3);
    position: relative;
    text-decoration: none;
    white-space: nowrap;
  }
  .chip > span:not(.visually-hidden) { overflow: hidden; text-overflow: ellipsis; }
  .chip:hover, [open] > .chip { border-color: var(--primary); }
  .chip[data-active] { background: var(--primary); border-color: var(--primary); color: var(--primary-ink); }
  [open] > .chip > svg { transform: rotate(180deg); }
  /* Its panel is the widest, and hangs from the whole bar. */
  .filter[data-name='more'] { position: static; }
  .sheet-button { display: none; padding-inline-end: var(--space-4); }

  /* Where there is no room for its word, that falls below the edge. */
  .save {
    align-content: flex-start;
    border-color: var(--primary);
    color: var(--primary);
    flex: 0 99999 auto;
    flex-wrap: wrap;
    font-weight: 600;
    height: 44px;
    justify-content: center;
    min-width: 44px;
    overflow: hidden;
    padding-inline: 12px;
  }
  .save svg { margin-block: 12px; }
  .save span { flex: none; line-height: 42px; }
  .save:hover { background: var(--primary); color: var(--primary-ink); }

  .goals { background: var(--tint); border-radius: 99px; display: flex; flex: none; padding: 2px; }
  .goals a {
    align-items: center;
    border-radius: 99px;
    display: flex;
    min-height: 44px;
    padding-inline: var(--space-3);
    text-decoration: none;
  }
  .goals [aria-current] { background: var(--surface); box-shadow: 0 1px 3px rgb(28 27 25 / .15); font-weight: 600; }

  /* Where chips say much, the number of what is still to be had is what stays of it. */
  .count {
    flex: 0 1e13 auto;
    font-variant-numeric: tabular-nums;
    margin-inline-start: auto;
    line-height: 1.2;
    min-width: 6.5rem;
    text-align: end;
  }
  /* Less of the order's name before less of what the chips say: a fraction of a pixel costs each of them three letters. */
  .chip[data-name='sort'] { flex: 0 1e9 auto; min-width: 44px; padding: 0; }
  .chip[data-name='sort'] svg { pointer-events: none; position: absolute; right: var(--space-3); }
  select {
    appearance: none;
    background: none;
    border: 0;
    border-radius: inherit;
    max-width: min(15rem, 100%);
    min-height: 42px;
    min-width: 0;
    padding: 0 2.5rem 0 var(--space-4);
    text-overflow: ellipsis;
    width: calc(var(--characters) * .54em + 3.75rem);
  }
  option { background: var(--surface); color: var(--ink); }
  .leave, .apply {
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
  a.leave:hover { background: var(--tint); }
  .apply { background: var(--primary); border: 0; color: var(--primary-ink); padding-inline: var(--space-5); }
  /* What a thumb reaches first takes its place: the heading has the count, too. */
  @media (max-width: 599px) {
    .count { display: none; }
    .save { margin-inline-start: auto; }
  }
  html[data-scripts] & .apply { display: none; }
  /* The heading has the count as well: what is bought or rented, and what the chips say, matter more. */
  @media (min-width: 961px) and (max-width: 1359px) {
    .count { display: none; }
    .save { margin-inline-start: auto; }
  }
  /* What chips say goes on a second row before it is cut. From 1200 px a map stands below the bar, whose height it must know. */
  @media (min-width: 961px) and (max-width: 1199px) {
    .chips { flex-wrap: wrap; }
  }
  @media (min-width: 1200px) and (max-width: 1439px) {
    .chips { gap: var(--space-1); }
    .filter > .chip { padding-inline: var(--space-3) var(--space-2); }
  }
  /* Only the icon of the order. */
  @media (max-width: 599px), (min-width: 961px) and (max-width: 1100px) {
    .chip[data-name='sort'] svg { right: 13px; }
    .chip[data-name='sort'] select { color: transparent; padding: 0; width: 42px; }
    .chip[data-name='sort']:has(select:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  }
  @media (max-width: 960px) {
    .chips, .goals { display: none; }
    .sheet-button { display: flex; }
    /* Without JavaScript, the link of the sheet shows the panels themselves. */
    form#filters:target { flex-wrap: wrap; max-height: calc(100dvh - var(--header-height)); overflow-y: auto; }
    form#filters:target .chips { display: grid; order: 9; width: 100%; }
    form#filters:target .goals { display: flex; }
    form#filters:target .apply { order: 10; width: 100%; justify-content: center; }
  }
`;
