import type { Brochure } from './brochure.ts';
import { COLUMN, MUTED, PAGE, type Pdf, write } from './page.ts';

/** Where the contents of a page after the first end: below is its foot. */
export const INNER_BOTTOM = PAGE.height - PAGE.edge - 8;

/** The title of a part of a page. */
export const HEADING = { size: 15, weight: 'display', tag: 'H2' } as const;

const FOOT = { y: PAGE.height - 30, size: 8, color: MUTED, height: 12, tag: 'Span' } as const;

/** Begins a page with its foot: whose it is, of what, and its number. */
export function addInnerPage(pdf: Pdf, { agency, contents }: Brochure): void {
  pdf.addPage();
  const { start, count } = pdf.bufferedPageRange();
  write(pdf, `${agency.name} · ${contents.title}`, { ...FOOT, x: PAGE.edge, width: COLUMN - 40 });
  write(pdf, String(start + count), { ...FOOT, x: PAGE.edge + COLUMN - 40, width: 40, align: 'right' });
}
