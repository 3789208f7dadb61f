import type { Brochure, BrochureContents, BrochureCosts, BrochurePicture } from './brochure.ts';
import { ABOVE_CONTACT } from './contact-box.ts';
import { addInnerPage, HEADING } from './inner-page.ts';
import { COLUMN, decorate, fillRow, heightOf, MUTED, PAGE, type Pdf, underline, write } from './page.ts';

const GAP = 20;
const HALF = (COLUMN - GAP) / 2;
const NOTE = { width: COLUMN, size: 9, lineGap: 1.5, color: MUTED };
/** Height of two photographs at the foot: lower, they show nothing; higher, one across looks better. */
const PHOTO = { least: 96, most: 250 };

/** The last page: what it costs in all, what is near, and two photographs where there is room. The contact is below. */
export function drawClosingPage(pdf: Pdf, brochure: Brochure, photos: readonly BrochurePicture[]): void {
  const { costs, nearby } = brochure.contents;
  addInnerPage(pdf, brochure);
  let y = PAGE.edge;
  if (costs) y = drawCosts(pdf, costs, brochure.palette.paper, y) + GAP;
  if (nearby) y = drawNearby(pdf, nearby, y) + GAP;
  const free = ABOVE_CONTACT - y;
  if (free < PHOTO.least || photos.length === 0) return;
  const across = free > PHOTO.most ? photos.slice(0, 1) : photos;
  fillRow(pdf, across, { x: PAGE.edge, y, width: COLUMN, height: Math.min(free, COLUMN * 0.75) });
}

function drawCosts(
  pdf: Pdf,
  { title, ways, note }: NonNullable<BrochureContents['costs']>,
  ground: string,
  top: number,
): number {
  const y = top + write(pdf, title, { ...HEADING, x: PAGE.edge, y: top, width: COLUMN }) + 10;
  const width = ways.length > 1 ? HALF : COLUMN;
  const height = Math.max(...ways.map((way) => wayHeight(pdf, way, width)));
  for (const [index, way] of ways.entries()) {
    const box = { x: PAGE.edge + index * (width + GAP), y, width, height };
    decorate(pdf, () => pdf.roundedRect(box.x, box.y, width, height, 8).fill(ground));
    drawWay(pdf, way, box);
  }
  return y + height + 10 + write(pdf, note, { ...NOTE, x: PAGE.edge, y: y + height + 10 });
}

const INSET = 14;
const TITLE = { size: 11, weight: 'bold' } as const;
const LINE = { size: 9.5, tag: 'Span' } as const;
const TOTAL = { size: 12, weight: 'bold', tag: 'Span' } as const;
/** Share of the width that a label has. */
const LABEL = 0.66;

const rowHeight = (pdf: Pdf, label: string, width: number, style: { size: number; weight?: 'bold' }): number =>
  heightOf(pdf, label, { ...style, width: width * LABEL }) + 7;

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

function drawRow(
  pdf: Pdf,
  { label, value }: { label: string; value: string },
  { x, y, width }: { x: number; y: number; width: number },
  style: typeof LINE | typeof TOTAL,
): number {
  write(pdf, label, { ...style, x, y, width: width * LABEL });
  write(pdf, value, { ...style, weight: 'bold', x: x + width * LABEL, y, width: width * (1 - LABEL), align: 'right' });
  const below = y + rowHeight(pdf, label, width, style);
  if (style === LINE) underline(pdf, { x, y: below - 3, width });
  return below;
}

function drawNearby(pdf: Pdf, { title, places, note }: NonNullable<BrochureContents['nearby']>, top: number): number {
  let y = top + write(pdf, title, { ...HEADING, x: PAGE.edge, y: top, width: COLUMN }) + 8;
  for (let at = 0; at < places.length; at += 2) {
    const rows = places
      .slice(at, at + 2)
      .map((place, index) => drawRow(pdf, place, { x: PAGE.edge + index * (HALF + GAP), y, width: HALF }, LINE));
    y = Math.max(...rows);
  }
  return y + 4 + write(pdf, note, { ...NOTE, x: PAGE.edge, y: y + 4 });
}
