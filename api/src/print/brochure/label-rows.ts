import { heightOf, type Pdf, underline, write } from './page.ts';

/** A row of a table, and its last one with the sum. */
export const LINE = { size: 9.5, tag: 'Span' } as const;
export const TOTAL = { size: 12, weight: 'bold', tag: 'Span' } as const;

/** Share of the width that a label has. */
const LABEL = 0.66;

/** Its height. */
export const rowHeight = (pdf: Pdf, label: string, width: number, style: { size: number; weight?: 'bold' }): number =>
  heightOf(pdf, label, { ...style, width: width * LABEL }) + 7;

/** A label and its value on one line of a table. Returns the y position below. */
export function drawRow(
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
