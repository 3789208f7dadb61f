import { pageTexts, WORDS } from '../../kernel/index.ts';
import type { Brochure } from './brochure.ts';
import { drawEnergy } from './energy-scale.ts';
import { type Column, drawFactColumns } from './fact-columns.ts';
import { addInnerPage, HEADING } from './inner-page.ts';
import { COLUMN, PAGE, type Pdf, write } from './page.ts';

const BETWEEN = 28;
const HALF = (COLUMN - BETWEEN) / 2;
const RIGHT = PAGE.edge + HALF + BETWEEN;

/** The facts in two columns, the right one below the energy scale, on as many pages as they need. */
export function drawFactPages(pdf: Pdf, brochure: Brochure, bottom: number): void {
  const { contents, language } = brochure;
  const { energy, groups } = contents;
  const columns = (left: number, right: number): [Column, Column] => [
    { x: PAGE.edge, y: left, width: HALF, bottom },
    { x: RIGHT, y: right, width: HALF, bottom },
  ];
  addInnerPage(pdf, brochure);
  const heading = { ...HEADING, y: PAGE.edge, width: HALF };
  const facts = PAGE.edge + write(pdf, WORDS[language].facts, { ...heading, x: PAGE.edge }) + 2;
  let right = facts;
  if (energy) {
    right = PAGE.edge + write(pdf, pageTexts(language)('energy.title'), { ...heading, x: RIGHT }) + 4;
    right = drawEnergy(pdf, energy, { x: RIGHT, y: right, width: HALF }) + 8;
  }
  drawFactColumns(pdf, groups, columns(facts, right), () => {
    addInnerPage(pdf, brochure);
    return columns(PAGE.edge, PAGE.edge);
  });
}
