import { css } from 'styled-components';

/** Price and buttons at the bottom of a window without room for the card beside the text. */
export const detailBar = css`
  /* The bar must not lie over what the keyboard reaches. */
  > .body > .columns :is(a, button, input, select, summary, textarea) {
    scroll-margin-bottom: 7rem;
  }
  > .body > .bar {
    position: var(--sticky, sticky);
    z-index: 2;
    bottom: var(--foot, 0px);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0 calc(-1 * var(--gutter));
    padding: var(--space-2) var(--gutter);
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  > .body > .bar > p {
    flex: 1;
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  > .body > .bar strong,
  > .body > .bar span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .body > .bar p strong {
    font: 600 1rem / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > .body > .bar p span {
    color: var(--muted);
    font-size: 0.8125rem;
  }
  @media (max-width: 599px) {
    > .body > .bar {
      flex-wrap: wrap;
    }
    > .body > .bar > p {
      flex: 0 0 100%;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: baseline;
      column-gap: var(--space-3);
    }
    > .body > .bar > p + a {
      flex: 1;
    }
  }
`;
