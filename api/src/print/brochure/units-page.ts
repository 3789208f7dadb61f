import { pageTexts } from '../../kernel/index.ts';
import type { Brochure, BrochurePicture } from './brochure.ts';
import { ABOVE_CONTACT } from './contact-box.ts';
import { ON_FRONT } from './front-page.ts';
import { addInnerPage, HEADING } from './inner-page.ts';
import { COLUMN, fillRow, fit, PAGE, type Pdf, write } from './page.ts';
import { drawUnits } from './units-table.ts';

/** Least height of a plan or a photograph: smaller, it shows nothing. */
const LEAST = 120;
const PHOTO_MOST = 230;
const ACROSS_MOST = 340;

/** Page 2 of a project: its units, and below them a plan or photographs that page 1 has no room for. */
export function drawUnitsPage(pdf: Pdf, brochure: Brochure): void {
  const { contents, language, plans, photos } = brochure;
  addInnerPage(pdf, brochure);
  const title = pageTexts(language)('units.title');
  const top = PAGE.edge + write(pdf, title, { ...HEADING, x: PAGE.edge, y: PAGE.edge, width: COLUMN }) + 8;
  const y = contents.units ? drawUnits(pdf, contents.units, { y: top, bottom: ABOVE_CONTACT }) + 18 : top;
  if (ABOVE_CONTACT - y < LEAST) return;
  const others = photos.slice(ON_FRONT);
  const [plan] = plans;
  if (others.length === 0 && plan) fit(pdf, plan, { x: PAGE.edge, y, width: COLUMN, height: ABOVE_CONTACT - y });
  else drawPhotos(pdf, others, y);
}

/** One across the foot, or two side by side. */
function drawPhotos(pdf: Pdf, photos: readonly BrochurePicture[], top: number): void {
  const shown = photos.slice(0, 2);
  const height = Math.min(ABOVE_CONTACT - top, shown.length === 1 ? ACROSS_MOST : PHOTO_MOST);
  if (shown.length > 0) fillRow(pdf, shown, { x: PAGE.edge, y: ABOVE_CONTACT - height, width: COLUMN, height });
}
