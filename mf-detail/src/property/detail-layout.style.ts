import { styled } from 'styled-components';
import { detailBar } from './detail-bar.style.ts';
import { detailPrint } from './detail-print.style.ts';

/**
 * Frame of the property and the project page: gallery across, then text with a card that sticks beside it, then what spans the
 * page again. On paper a sheet to hand out: picture, facts, energy, agent.
 */
export const DetailLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-bottom: var(--space-9);
  .columns h2 {
    margin-bottom: var(--space-4);
    font-size: var(--step-2);
  }
  > .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-top: var(--space-2);
  }
  > .top nav {
    min-width: 0;
  }
  > .top ol {
    flex-wrap: nowrap;
  }
  > .top .steps {
    display: flex;
    flex: none;
    margin-inline-start: auto;
  }
  .steps a {
    align-items: center;
    display: flex;
    height: 44px;
    justify-content: center;
    width: 44px;
  }
  > .top li:not(:last-child) {
    flex: none;
  }
  > .top li > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A phone has room for the page above this one. */
  @media (max-width: 599px) {
    > .top li:not(:nth-last-child(-n + 2)) {
      display: none;
    }
    > .top li:nth-last-child(2)::before {
      display: none;
    }
  }
  > .pictures {
    position: relative;
  }
  > .pictures > .ui-ribbon {
    position: absolute;
    top: var(--space-4);
    left: var(--space-4);
    font-size: 1rem;
  }
  > .body > .columns,
  .columns > .main,
  .main > .instead,
  > .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
  }
  .columns > .main {
    align-content: start;
    gap: var(--space-7);
  }
  .main > header + dl,
  .main > dl ~ dl {
    margin-top: calc(var(--space-4) - var(--space-7));
  }
  /* The bar of sections lies over their beginning. */
  .main [id],
  > .rest [id] {
    scroll-margin-top: 48px;
  }
  > .rest {
    gap: var(--space-8);
  }
  > .rest > .enquiry {
    max-width: 760px;
  }
  ${detailBar}
  .enquiry > h2 {
    margin-bottom: var(--space-5);
    font-size: var(--step-3);
  }
  @media (min-width: 961px) {
    > .body > .columns {
      grid-template-columns: minmax(0, 1fr) 340px;
      gap: var(--space-8);
    }
    .columns > aside {
      position: var(--sticky, sticky);
      top: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    > .body > .bar {
      display: none;
    }
    > .rest {
      margin-top: var(--space-6);
    }
  }
  /* Keeps the key facts in the first window of a laptop: tighter spacing, and smaller letters and pictures for a long name. */
  @media (min-width: 961px) and (max-height: 900px) {
    gap: var(--space-4);
    .main > header {
      gap: var(--space-2);
    }
    &[data-long-name] {
      --below: 494px;
    }
    &[data-long-name] h1 {
      font-size: calc(var(--step-2) * 1.1);
    }
  }
  /* What is sold: what to look at instead comes across the page, before all that is told of it. */
  @media screen and (min-width: 961px) {
    /* A tall aside lengthens the second row: shared among both, it would pull the heading apart. */
    .columns[data-gone] {
      grid-template-rows: auto 1fr;
      row-gap: var(--space-7);
    }
    .columns[data-gone] > .main {
      display: contents;
    }
    .columns[data-gone] > .main > * {
      grid-column: 1;
    }
    .columns[data-gone] > .main > .instead {
      grid-column: 1 / -1;
      grid-row: 3;
    }
    .columns[data-gone] > .main > dl {
      align-self: start;
    }
    /* It does not stick: a sticky item leaves its rows, and would cover the homes across the page. */
    .columns[data-gone] > aside {
      position: static;
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  ${detailPrint}
`;
