import { energyColors } from '@facade/shared-domain/energy-colors';
import { drawAgency } from './agency-name.ts';
import type { Brochure, KeyFigure } from './brochure.ts';
import { afterSentences, fitSentences } from './fit-sentences.ts';
import { COLUMN, decorate, fill, heightOf, INK, LINE, MUTED, PAGE, type Pdf, write } from './page.ts';

const GAP = 8;
const BAND = 64;
/** Height of the large photograph: it takes the room that the texts leave. */
const LARGE = { least: 220, most: 372 };
const SMALL = 108;
const FIGURES = 46;

/** Photographs on this page. */
export const ON_FRONT = 4;

const BODY = { width: COLUMN, size: 10, lineGap: 3, gap: 5 };

/** Page 1: photographs, price, summary, and the beginning of the text. Returns the rest of the text. */
export function drawFrontPage(pdf: Pdf, brochure: Brochure): string[] {
  const { paragraphs, figures } = brochure.contents;
  pdf.addPage();
  drawBand(pdf, brochure);
  const text = paragraphs.reduce((height, one) => height + heightOf(pdf, one, BODY) + BODY.gap, 0);
  const others = BAND + 20 + 18 + titleHeight(pdf, brochure) + 12 + (figures.length > 0 ? FIGURES + 16 : 0);
  const small = brochure.photos.length > 1 ? SMALL + GAP : 0;
  const free = PAGE.height - PAGE.edge - others - small - text;
  const large = Math.min(LARGE.most, Math.max(LARGE.least, free));
  let y = drawPhotos(pdf, brochure, BAND + 20, large) + 18;
  y = drawTitle(pdf, brochure, y) + 12;
  if (figures.length > 0) y = drawFigures(pdf, figures, y) + 16;
  const shown = fitSentences(pdf, paragraphs, { ...BODY, height: PAGE.height - PAGE.edge - y });
  for (const part of shown) y += write(pdf, part, { ...BODY, x: PAGE.edge, y }) + BODY.gap;
  return afterSentences(paragraphs, shown);
}

function drawBand(pdf: Pdf, brochure: Brochure): void {
  const { contents, palette } = brochure;
  decorate(pdf, () => pdf.rect(0, 0, PAGE.width, BAND).fill(palette.primary));
  drawAgency(pdf, brochure, { x: PAGE.edge, y: 14, width: COLUMN - 160 });
  const weight = contents.isGone ? 'bold' : 'regular';
  const corner = { x: PAGE.edge + COLUMN - 150, y: 25, width: 150, size: 13, align: 'right' } as const;
  write(pdf, contents.tag, { ...corner, weight, color: palette.primaryInk });
}

/** One large photograph, and up to three small ones below it. Returns the y position below them. */
function drawPhotos(pdf: Pdf, { photos, palette }: Brochure, top: number, height: number): number {
  const [first, ...others] = photos.slice(0, ON_FRONT);
  const large = { x: PAGE.edge, y: top, width: COLUMN, height };
  if (first) fill(pdf, first, large);
  else decorate(pdf, () => pdf.roundedRect(large.x, large.y, large.width, large.height, 8).fill(palette.paper));
  if (others.length === 0) return top + height;
  const width = (COLUMN - GAP * (others.length - 1)) / others.length;
  const y = top + height + GAP;
  for (const [index, photo] of others.entries())
    fill(pdf, photo, { x: PAGE.edge + index * (width + GAP), y, width, height: SMALL });
  return y + SMALL;
}

const TITLE = { width: COLUMN, size: 20, weight: 'display' } as const;
const PRICE = { width: COLUMN, size: 22, weight: 'display' } as const;
const LINES = { width: COLUMN, size: 10.5 } as const;
const TITLE_MOST = 54;

function titleHeight(pdf: Pdf, { contents: { title, place, price } }: Brochure): number {
  const asked = price.main
    ? heightOf(pdf, price.main, PRICE) + price.notes.reduce((sum, note) => sum + heightOf(pdf, note, LINES), 0)
    : 0;
  return Math.min(heightOf(pdf, title, TITLE), TITLE_MOST) + heightOf(pdf, place, LINES) + 10 + asked;
}

function drawTitle(pdf: Pdf, { contents: { title, place, price, reference }, palette }: Brochure, top: number): number {
  const x = PAGE.edge;
  let y = top + write(pdf, title, { ...TITLE, x, y: top, height: TITLE_MOST, tag: 'H1' }) + 2;
  y += write(pdf, [place, reference].filter(Boolean).join(' · '), { ...LINES, x, y, color: MUTED }) + 8;
  if (!price.main) return y;
  const height = write(pdf, price.main, { ...PRICE, x, y, color: palette.primary });
  const beside = x + pdf.font('display').fontSize(PRICE.size).widthOfString(price.main) + 8;
  if (price.suffix) write(pdf, price.suffix, { ...LINES, x: beside, y: y + 10, width: 150, color: MUTED });
  y += height;
  for (const note of price.notes) y += write(pdf, note, { ...LINES, x, y, color: MUTED });
  return y;
}

/** Bedrooms, bathrooms, surfaces and the energy label, side by side between two lines. */
function drawFigures(pdf: Pdf, figures: readonly KeyFigure[], top: number): number {
  const width = COLUMN / figures.length;
  decorate(pdf, () => {
    for (const y of [top, top + FIGURES]) pdf.moveTo(PAGE.edge, y).lineTo(PAGE.edge + COLUMN, y);
    pdf.lineWidth(0.7).stroke(LINE);
  });
  figures.forEach(({ label, value, band }, index) => {
    const x = PAGE.edge + index * width;
    if (band) drawBadge(pdf, band, value, { x, y: top + 8 });
    else write(pdf, value, { x, y: top + 9, width: width - 6, size: 13, weight: 'bold', color: INK, tag: 'Span' });
    write(pdf, label, { x, y: top + 29, width: width - 6, size: 9, color: MUTED, height: 12, tag: 'Span' });
  });
  return top + FIGURES;
}

function drawBadge(pdf: Pdf, band: string, letter: string, { x, y }: { x: number; y: number }): void {
  const { ground, ink } = energyColors(band);
  decorate(pdf, () => pdf.roundedRect(x, y, 40, 19, 4).fill(ground));
  const style = { size: 11, weight: 'bold', color: ink, align: 'center', tag: 'Span' } as const;
  write(pdf, letter, { ...style, x, y: y + 3, width: 40 });
}
