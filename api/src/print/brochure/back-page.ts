import { pageTexts, WORDS } from '../../kernel/index.ts';
import type { Brochure, BrochurePicture } from './brochure.ts';
import { CONTACT_TOP, drawContact } from './contact-box.ts';
import { drawEnergy } from './energy-scale.ts';
import { drawFactColumns } from './fact-columns.ts';
import { ON_FRONT } from './front-page.ts';
import { COLUMN, fill, fit, PAGE, type Pdf, write } from './page.ts';
import { drawUnits } from './units-table.ts';

const BETWEEN = 24;
const HALF = (COLUMN - BETWEEN) / 2;
const RIGHT = PAGE.edge + HALF + BETWEEN;
const BOTTOM = CONTACT_TOP - 14;

/** Least height of a plan or a photograph: smaller, it shows nothing. */
const LEAST = 120;
const PLAN_MOST = 250;
const PHOTO_MOST = 230;
const ACROSS_MOST = 340;
const GAP = 10;

const HEADING = { size: 14, weight: 'display', tag: 'H2' } as const;

/** Page 2: the facts, the energy scale, the plan and the photographs that did not fit on page 1, and the contact. */
export function drawBackPage(pdf: Pdf, brochure: Brochure): void {
  pdf.addPage();
  const [left, right] = brochure.contents.units ? drawProject(pdf, brochure) : drawHome(pdf, brochure);
  const photos = brochure.photos.slice(ON_FRONT);
  const across = { x: PAGE.edge, y: Math.max(left, right), width: COLUMN };
  if (photos.length === 0 && BOTTOM - across.y >= 2 * LEAST) drawPlan(pdf, brochure, across);
  else drawPhotos(pdf, photos, { left, right: drawPlan(pdf, brochure, { x: RIGHT, y: right, width: HALF }) });
  drawContact(pdf, brochure);
}

function drawProject(pdf: Pdf, { contents: { units }, language }: Brochure): [number, number] {
  const title = pageTexts(language)('units.title');
  const top = PAGE.edge + write(pdf, title, { ...HEADING, x: PAGE.edge, y: PAGE.edge, width: COLUMN }) + 8;
  const y = units ? drawUnits(pdf, units, { y: top, bottom: BOTTOM }) + 18 : top;
  return [y, y];
}

/** The facts in two columns, the right one below the energy scale. Returns where each column is free. */
function drawHome(pdf: Pdf, { contents, plan, language }: Brochure): [number, number] {
  const { energy, groups } = contents;
  const heading = { ...HEADING, y: PAGE.edge, width: HALF };
  const facts = PAGE.edge + write(pdf, WORDS[language].facts, { ...heading, x: PAGE.edge });
  let right = PAGE.edge;
  if (energy) {
    right += write(pdf, pageTexts(language)('energy.title'), { ...heading, x: RIGHT }) + 4;
    right = drawEnergy(pdf, energy, { x: RIGHT, y: right, width: HALF }) + 8;
  }
  const column = { width: HALF, bottom: BOTTOM };
  const columns = [
    { ...column, x: PAGE.edge, y: facts },
    { ...column, x: RIGHT, y: energy ? right : facts },
  ] as const;
  const [leftEnd, rightEnd] = drawFactColumns(pdf, groups, columns, plan ? LEAST + 40 : 0);
  return [leftEnd + 12, rightEnd + 12];
}

/** Returns the y position below it. */
function drawPlan(pdf: Pdf, { plan, language }: Brochure, place: { x: number; y: number; width: number }): number {
  if (!plan || BOTTOM - place.y < LEAST) return place.y;
  const y = place.y + write(pdf, pageTexts(language)('print.plan'), { ...HEADING, ...place }) + 6;
  const most = place.width === COLUMN ? COLUMN : PLAN_MOST;
  return y + fit(pdf, plan, { ...place, y, height: Math.min(BOTTOM - y, most) }) + GAP;
}

/** Where each column is free. */
interface Free {
  left: number;
  right: number;
}

/** Side by side at the foot where both columns have room, then each below its column. */
function drawPhotos(pdf: Pdf, photos: readonly BrochurePicture[], { left, right }: Free): void {
  const free = BOTTOM - Math.max(left, right);
  const height = Math.min(free, PHOTO_MOST);
  const [first, second, ...others] = photos;
  if (first && !second && free >= LEAST) {
    const across = Math.min(free, ACROSS_MOST);
    fill(pdf, first, { x: PAGE.edge, y: BOTTOM - across, width: COLUMN, height: across });
    return;
  }
  const isPair = height >= LEAST && first && second;
  const bottom = isPair ? BOTTOM - height - GAP : BOTTOM;
  if (isPair) {
    fill(pdf, first, { x: PAGE.edge, y: BOTTOM - height, width: HALF, height });
    fill(pdf, second, { x: RIGHT, y: BOTTOM - height, width: HALF, height });
  }
  const rest = stack(pdf, isPair ? others : photos, { x: RIGHT, y: right, bottom });
  stack(pdf, rest, { x: PAGE.edge, y: left, bottom });
}

/** Photographs below each other while there is room. Returns the others. */
function stack(
  pdf: Pdf,
  photos: readonly BrochurePicture[],
  { x, y, bottom }: { x: number; y: number; bottom: number },
): readonly BrochurePicture[] {
  const [photo, ...others] = photos;
  const room = bottom - y;
  if (!photo || room < LEAST) return photos;
  // Two that are low rather than one that is high and a strip.
  const height = room > PHOTO_MOST ? Math.max(LEAST, Math.min(PHOTO_MOST, (room - GAP) / 2)) : room;
  fill(pdf, photo, { x, y, width: HALF, height });
  return stack(pdf, others, { x, y: y + height + GAP, bottom });
}
