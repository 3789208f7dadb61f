import { css } from 'styled-components';

/** The page on paper: a sheet to hand out with picture, facts, energy, agent. */
export const detailPrint = css`
  @media print {
    display: block;
    padding: 0;
    font-size: 10pt;
    > .top,
    > .rest,
    .main > .instead,
    > .body > .bar {
      display: none;
    }
    > .body > .columns {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 4mm 6mm;
      margin-top: 4mm;
    }
    .columns > .main {
      display: contents;
    }
    /* In rows, so that text and agent, label and plan lie side by side. */
    .main > * {
      grid-column: 1 / -1;
      grid-row: 6;
    }
    .main > header {
      grid-row: 1;
    }
    .main > header + dl {
      grid-row: 2;
      margin-top: 0;
    }
    .main > .description {
      grid-column: span 8;
      grid-row: 3;
    }
    .columns > aside {
      position: static;
      grid-column: 9 / -1;
      grid-row: 3;
    }
    .main > .energy,
    .main > .plan {
      grid-row: 4;
    }
    .main:has(> .plan) > .energy {
      grid-column: span 6;
    }
    .main:not(:has(> .plan)) > .energy {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 6mm;
    }
    .main:not(:has(> .plan)) > .energy > :is(h2, p, .ui-notice) {
      grid-column: 1 / -1;
    }
    .main > .energy ~ .plan {
      grid-column: 7 / -1;
    }
    .main > #units {
      grid-row: 4;
    }
    .main > .facts,
    .main > #units ~ .plan {
      grid-row: 5;
    }
    h1 {
      max-width: none;
      font-size: 20pt;
    }
    .columns h2 {
      margin-bottom: 1.5mm;
      font-size: 12.5pt;
    }
  }
`;
