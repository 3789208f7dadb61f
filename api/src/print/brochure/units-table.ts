import type { BrochureContents } from './brochure.ts';
import { COLUMN, MUTED, PAGE, type Pdf, underline, write } from './page.ts';

/** Shares of the width: unit, floor, surface, bedrooms, price, status. */
const SHARES = [0.12, 0.17, 0.14, 0.14, 0.28, 0.15];

/** Height of a row: with many units they come closer. */
const ROW = { most: 19, least: 10 };

/** The table of units. Returns the y position below it. */
export function drawUnits(
  pdf: Pdf,
  { head, rows }: NonNullable<BrochureContents['units']>,
  { y: top, bottom }: { y: number; bottom: number },
): number {
  const height = Math.max(ROW.least, Math.min(ROW.most, (bottom - top) / (rows.length + 1)));
  const size = Math.min(9, height * 0.62);
  const shown = rows.slice(0, Math.floor((bottom - top) / height) - 1);
  let y = top;
  const row = (cells: readonly string[], style: { weight: 'regular' | 'bold'; color?: string }) => {
    let x = PAGE.edge;
    cells.forEach((cell, index) => {
      const width = COLUMN * (SHARES[index] ?? 0);
      const place = { x, y: y + (height - size * 1.2) / 2, width: width - 6, height: size * 1.3, size };
      write(pdf, cell, { ...place, ...style, tag: 'Span' });
      x += width;
    });
    y += height;
    underline(pdf, { x: PAGE.edge, y, width: COLUMN });
  };
  row(head, { weight: 'regular', color: MUTED });
  for (const { cells, isSold } of shown) row(cells, isSold ? { weight: 'regular', color: MUTED } : { weight: 'bold' });
  return y;
}
