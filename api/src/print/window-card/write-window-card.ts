import { buffer } from 'node:stream/consumers';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { WORDS } from '../../kernel/index.ts';
import { drawAgency } from '../brochure/agency-name.ts';
import type { Brochure, KeyFigure } from '../brochure/brochure.ts';
import { drawLinkCode } from '../brochure/link-code.ts';
import { COLUMN, decorate, fill, heightOf, MUTED, newDocument, PAGE, type Pdf, write } from '../brochure/page.ts';
import { fittingSize, writeLine } from '../brochure/write-line.ts';
import { drawLabel } from './label.ts';

/** What is read from two metres is at least 24 points: its capitals are 6 mm high, one in three hundred of the distance. */
const FAR = { price: 56, place: 30, figure: 30, tag: 30, phone: 32, least: 24 };
/** What is read from where the code is scanned. */
const NEAR = { note: 15, label: 15, small: 8.5 };

const GAP = 14;
const FOOT = 84;
const CODE = 128;
const FIGURES = FAR.figure + NEAR.label + 14;
const SMALL = { size: NEAR.small, lineGap: 1, width: COLUMN, color: MUTED } as const;

/** Writes the card of a home for the agency's window: one A4 page with what passers-by want to know, and what the law wants them to. */
export async function writeWindowCard(card: Brochure): Promise<Buffer> {
  const { contents, agency, language } = card;
  const pdf = await newDocument({ title: `${contents.place} · ${agency.name}`, author: agency.name, language });
  const written = buffer(pdf);
  pdf.addPage();
  const figures = contents.figures.filter(({ band }) => !band);
  const small = smallPrint(card);
  // From the foot upwards: the photograph takes what is left.
  const smallTop = PAGE.height - FOOT - GAP - heightOf(pdf, small, SMALL);
  const codeTop = smallTop - GAP - CODE;
  const figuresTop = codeTop - GAP - (figures.length > 0 ? FIGURES + GAP : 0);
  const notes = contents.price.notes.join(' · ');
  const place = placeStyle(pdf, contents.place);
  const price = (contents.price.main ? FAR.price * 1.2 : 0) + (notes ? NEAR.note * 1.3 : 0);
  const photo = figuresTop - GAP / 2 - price - place.height - GAP;
  drawPhoto(pdf, card, photo);
  const y = drawHead(pdf, card, photo + GAP, place);
  if (notes) writeLine(pdf, notes, { x: PAGE.edge, y, width: COLUMN, size: NEAR.note, least: 10 });
  if (figures.length > 0) drawFigures(pdf, figures, figuresTop);
  drawNear(pdf, card, codeTop);
  write(pdf, small, { ...SMALL, x: PAGE.edge, y: smallTop });
  drawFoot(pdf, card);
  pdf.end();
  return written;
}

/** The photograph to the edges of the paper, and what is offered upon it. */
function drawPhoto(pdf: Pdf, { photos: [photo], contents, palette }: Brochure, height: number): void {
  const box = { x: 0, y: 0, width: PAGE.width, height };
  if (photo) fill(pdf, photo, box, 0);
  else decorate(pdf, () => pdf.rect(0, 0, PAGE.width, height).fill(palette.paper));
  const text = { size: FAR.tag, weight: 'bold' } as const;
  const width = pdf.font(text.weight).fontSize(text.size).widthOfString(contents.tag) + 2 * GAP;
  decorate(pdf, () => pdf.rect(PAGE.edge, 0, width, 56).fill(palette.accent));
  write(pdf, contents.tag, { ...text, x: PAGE.edge, y: 9, width, align: 'center', color: palette.accentInk });
}

/** A long address has two lines, which are still read from afar. */
function placeStyle(pdf: Pdf, place: string): { size: number; height: number } {
  const size = fittingSize(pdf, place, { width: COLUMN, size: FAR.place, least: FAR.least });
  return { size, height: Math.min(heightOf(pdf, place, { width: COLUMN, size }), size * 2.5) };
}

/** Where it is, and what it costs. Returns the y position below. */
function drawHead(
  pdf: Pdf,
  { contents: { place, price }, palette }: Brochure,
  top: number,
  style: ReturnType<typeof placeStyle>,
): number {
  const head = { x: PAGE.edge, width: COLUMN };
  write(pdf, place, { ...head, ...style, y: top, tag: 'H1' });
  const y = top + style.height;
  if (!price.main) return y;
  const suffix = price.suffix ? 130 : 0;
  const asked = { size: FAR.price, least: FAR.least, weight: 'display', color: palette.primary } as const;
  const width = writeLine(pdf, price.main, { ...head, y, width: COLUMN - suffix, ...asked });
  if (suffix) write(pdf, price.suffix, { x: PAGE.edge + width + 10, y: y + 38, width: suffix, size: 18, color: MUTED });
  return y + FAR.price * 1.2;
}

function drawFigures(pdf: Pdf, figures: readonly KeyFigure[], y: number): void {
  const each = COLUMN / figures.length;
  for (const [index, { label, value }] of figures.entries()) {
    const place = { x: PAGE.edge + index * each, width: each - 10, tag: 'Span' } as const;
    writeLine(pdf, value, { ...place, y, size: FAR.figure, least: FAR.least, weight: 'bold' });
    writeLine(pdf, label, { ...place, y: y + FAR.figure * 1.25, size: NEAR.label, least: 10, color: MUTED });
  }
}

/** The energy label and the code; the title in the label's place where a home has none. */
function drawNear(pdf: Pdf, { contents, language, url }: Brochure, y: number): void {
  const { scan } = WORDS[language];
  const side = CODE - 26;
  const x = PAGE.edge + COLUMN - CODE;
  drawLinkCode(pdf, { url, label: scan }, { x: x + 13, y, side });
  write(pdf, scan, { x: x - 10, y: y + side, width: CODE + 20, size: 10, height: 26, align: 'center' });
  const box = { x: PAGE.edge, y, width: COLUMN - CODE - 30 };
  if (contents.energy) drawLabel(pdf, contents.energy, box);
  else write(pdf, contents.title, { ...box, size: 26, weight: 'display', height: CODE - 20 });
}

/** What the law wants in an advertisement, how old the card is, and who publishes it. */
function smallPrint({ contents, agency }: Brochure): string {
  const legal = contents.legal.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  const publisher = [contents.reference, contents.updated, agency.licence, agency.companyNumber];
  return [legal, publisher.filter(Boolean).join(' · ')].filter(Boolean).join('\n');
}

/** Whom to ask. */
function drawFoot(pdf: Pdf, card: Brochure): void {
  const { agency, contents, palette } = card;
  const top = PAGE.height - FOOT;
  const half = COLUMN / 2;
  decorate(pdf, () => pdf.rect(0, top, PAGE.width, FOOT).fill(palette.primary));
  drawAgency(pdf, card, { x: PAGE.edge, y: top + 20, width: half, size: 1.25 });
  const phone = phoneText(agency.phone || contents.agent.phone);
  const style = {
    size: FAR.phone,
    least: FAR.least,
    weight: 'bold',
    align: 'right',
    color: palette.primaryInk,
  } as const;
  writeLine(pdf, phone, { ...style, x: PAGE.edge + half, y: top + 23, width: half });
}
