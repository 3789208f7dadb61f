import { styled } from 'styled-components';

/** Look of the fields of one panel, in the bar and in the sheet. */
export const FieldsFrame = styled.div`
  display: grid;
  gap: var(--space-4);

  legend, .amount > span { font-size: var(--step--1); font-weight: 600; padding: 0; }
  legend { margin-bottom: var(--space-1); }
  .choice { align-items: center; border-radius: var(--radius-s); display: flex; gap: var(--space-3); min-height: 44px; }
  .choice:has(:disabled) { color: var(--muted); cursor: default; }
  .choice input { accent-color: var(--primary); flex: none; height: 20px; margin: 0; width: 20px; }
  .choice span { flex: 1; min-width: 0; }
  .choice small { color: var(--muted); font-size: var(--step--1); font-variant-numeric: tabular-nums; min-width: 2.5ch; text-align: end; }

  .row { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  .row .choice {
    border: 1px solid var(--line-strong);
    border-radius: 99px;
    gap: var(--space-2);
    padding-inline: var(--space-4);
    position: relative;
  }
  .row .choice input { inset: 0; height: 100%; margin: 0; opacity: 0; position: absolute; width: 100%; }
  .row .choice:has(:checked) { background: var(--tint); border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
  .row .choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  .row .choice:has(:disabled) { border-style: dashed; }
  .row .choice:has(:disabled) .ui-energy { filter: grayscale(1); opacity: .6; }
  .row .choice small { min-width: 0; }
  @supports not selector(:has(*)) {
    .row .choice input { height: 20px; opacity: 1; position: static; width: 20px; }
  }
  .columns { display: grid; gap: 0 var(--space-5); grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); }

  .pair { align-items: end; display: grid; gap: var(--space-3); grid-template-columns: 1fr 1fr; }
  .pair legend { grid-column: 1 / -1; margin-bottom: 0; }
  .pair > legend ~ .amount > span { font-weight: 400; }
  .pair > .columns, .pair > .row, .pair > .choice { grid-column: 1 / -1; }
  .part + .part { margin-top: var(--space-3); }
  .part .row > legend { font-weight: 400; }
  .amount { display: grid; gap: var(--space-1); min-width: 0; }
  .amount > span { text-wrap: balance; align-self: end; }
  .amount select, .amount input, .find {
    appearance: auto;
    background: var(--surface);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    max-width: none;
    min-height: 48px;
    padding: var(--space-2) var(--space-3);
    width: 100%;
  }
  .find { margin-block: var(--space-1) var(--space-2); }
  .month { display: grid; gap: var(--space-2); }
  .month summary { align-items: center; color: var(--muted); display: flex; font-size: var(--step--1); min-height: 44px; text-decoration: underline; }
  .month details > .hint { margin-top: var(--space-3); }
  .hint { color: var(--muted); font-size: var(--step--1); }
  .hint:empty { display: none; }
`;
