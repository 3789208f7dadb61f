import { styled } from 'styled-components';

const pointer = `
  .pointer {
    display: inline-flex;
    align-items: baseline;
    gap: var(--space-2);
    padding: 2px var(--space-3);
    border-radius: 6px;
    background: var(--ink);
    color: var(--paper);
    white-space: nowrap;
    print-color-adjust: exact;
  }
  small {
    font-size: 12px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

/** One arrow a band, each longer than the one above it. Brussels' nineteen are thin and grouped by letter. */
export const Arrows = styled.div`
  display: grid;
  gap: 3px;
  max-width: 520px;
  > div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  > div > .ui-energy {
    display: flex;
    justify-content: space-between;
    width: calc(26% + 30% * var(--at));
    padding: 2px 20px 2px var(--space-3);
    border-radius: 4px 0 0 4px;
    clip-path: polygon(0 0, calc(100% - 12px) 0, 100% 50%, calc(100% - 12px) 100%, 0 100%);
    white-space: nowrap;
  }
  &[data-region='brussels'] {
    gap: 1px;
  }
  &[data-region='brussels'] > div > .ui-energy {
    padding-block: 0;
    line-height: 1.4;
  }
  &[data-region='brussels'] > div:nth-child(3n + 2) {
    margin-top: 3px;
  }
  @media print {
    gap: 0.5mm;
    max-width: 86mm;
    > div > .ui-energy {
      padding-block: 0;
      line-height: 1.35;
    }
  }
  ${pointer}
  /* Points at its band from beside it. */
  .pointer {
    padding-left: 22px;
    border-radius: 0 6px 6px 0;
    clip-path: polygon(0 50%, 14px 0, 100% 0, 100% 100%, 14px 100%);
  }
`;

/**
 * A ruler that gets better from left to right, with its marker above: `--at` is the value's share of its length. The arrow
 * stands on the value; the pill is centred on it as far as it stays above the ruler.
 */
export const Ruler = styled.div`
  position: relative;
  max-width: 620px;
  padding-top: 44px;
  .marker {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    justify-items: start;
    container-type: inline-size;
  }
  .marker .pointer {
    translate: clamp(0px, 100cqi * var(--at) - 50%, 100cqi - 100%);
  }
  .marker::after {
    content: '';
    translate: calc(100cqi * var(--at) - 50%);
    border: 6px solid transparent;
    border-top-color: var(--ink);
    border-bottom: 0;
  }
  .bands {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    margin-bottom: 26px;
  }
  .bands .ui-energy {
    position: relative;
    min-width: 0;
    padding: var(--space-1) 0;
    border-radius: 0;
  }
  .bands .ui-energy:first-child {
    border-radius: 8px 0 0 8px;
  }
  .bands .ui-energy:last-child {
    border-radius: 0 8px 8px 0;
  }
  .bands small {
    position: absolute;
    top: 100%;
    left: 0;
    color: var(--muted);
    transform: translateX(-50%);
  }
  p {
    color: var(--muted);
    font-size: var(--step--1);
  }
  ${pointer}
`;
