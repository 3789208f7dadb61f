import type { Brochure, BrochureContents, BrochureCosts, BrochurePicture } from './brochure.ts';
import { ABOVE_CONTACT } from './contact-box.ts';
import { addInnerPage, HEADING, INNER_BOTTOM } from './inner-page.ts';
import { drawRow, LINE, rowHeight, TOTAL } from './label-rows.ts';
import { COLUMN, decorate, fillRow, heightOf, PAGE, type Pdf, write } from './page.ts';
import { drawPlace, NOTE, placeHeight } from './place-part.ts';

const GAP = 20;
const HALF = (COLUMN - GAP) / 2;
/** Height of two photographs at the foot: lower, they show nothing; higher, one across looks better. */
const PHOTO = { least: 96, most: 250 };

/**
 * The last page: what it costs in all, what is near with its map, and two photographs where there is room. The contact is below. Where
 * there is no room for the map, it has a page of its own before.
 */
export function drawClosingPage(pdf: Pdf, brochure: Brochure, photos: readonly BrochurePicture[]): void {
  const { costs } = brochure.contents;
  const room = ABOVE_CONTACT - PAGE.edge - (costs ? costsHeight(pdf, costs) + GAP : 0);
  const isApart = costs !== null && brochure.map !== null && placeHeight(pdf, brochure) > room;
  if (isApart) {
    addInnerPage(pdf, brochure);
    drawPlace(pdf, brochure, PAGE.edge, INNER_BOTTOM);
  }
  addInnerPage(pdf, brochure);
  let y = PAGE.edge;
  if (costs) y = drawCosts(pdf, costs, brochure.palette.paper, y) + GAP;
  if (!isApart) y = drawPlace(pdf, brochure, y, ABOVE_CONTACT);
  const free = ABOVE_CONTACT - y;
  if (free < PHOTO.least || photos.length === 0) return;
  const across = free > PHOTO.most ? photos.slice(0, 1) : photos;
  fillRow(pdf, across, { x: PAGE.edge, y, width: COLUMN, height: Math.min(free, COLUMN * 0.75) });
}

type Costs = NonNullable<BrochureContents['costs']>;

const wayWidth = ({ ways }: Costs): number => (ways.length > 1 ? HALF : COLUMN);

const waysHeight = (pdf: Pdf, costs: Costs): number =>
  Math.max(...costs.ways.map((way) => wayHeight(pdf, way, wayWidth(costs))));

const costsHeight = (pdf: Pdf, costs: Costs): number =>
  heightOf(pdf, costs.title, { ...HEADING, width: COLUMN }) +
  waysHeight(pdf, costs) +
  heightOf(pdf, costs.note, NOTE) +
  20;

function drawCosts(pdf: Pdf, costs: Costs, ground: string, top: number): number {
  const { title, ways, note } = costs;
  const y = top + write(pdf, title, { ...HEADING, x: PAGE.edge, y: top, width: COLUMN }) + 10;
  const width = wayWidth(costs);
  const height = waysHeight(pdf, costs);
  for (const [index, way] of ways.entries()) {
    const box = { x: PAGE.edge + index * (width + GAP), y, width, height };
    decorate(pdf, () => pdf.roundedRect(box.x, box.y, width, height, 8).fill(ground));
    drawWay(pdf, way, box);
  }
  return y + height + 10 + write(pdf, note, { ...NOTE, x: PAGE.edge, y: y + height + 10 });
}

const INSET = 14;
const TITLE = { size: 11, weight: 'bold' } as const;
function wayHeight(pdf: Pdf, { title, lines, total }: BrochureCosts, box: number): number {
  const width = box - 2 * INSET;
  const head = title ? heightOf(pdf, title, { ...TITLE, width }) + 6 : 0;
  const rows = lines.reduce((sum, { label }) => sum + rowHeight(pdf, label, width, LINE), 0);
  return 2 * INSET + head + rows + rowHeight(pdf, total.label, width, TOTAL);
}

function drawWay(pdf: Pdf, { title, lines, total }: BrochureCosts, box: { x: number; y: number; width: number }): void {
  const [x, width] = [box.x + INSET, box.width - 2 * INSET];
  let y = box.y + INSET;
  if (title) y += write(pdf, title, { ...TITLE, x, y, width }) + 6;
  for (const line of lines) y = drawRow(pdf, line, { x, y, width }, LINE);
  drawRow(pdf, total, { x, y: y + 2, width }, TOTAL);
}
