import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { EXPORTED_AT } from '../feed/clock.ts';
import type { FeedLanguage } from '../feed/records/record.ts';

const require = createRequire(import.meta.url);

export type Pdf = InstanceType<typeof PDFDocument>;

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89, edge: 56 };

const INK = '#1c1b19';
export const MUTED = '#5e5a52';
export const LINE = '#cfc8ba';
const PRIMARY = '#17362e';

export interface Agency {
  name: string;
  street: string;
  zip: number;
  city: string;
}

export interface Sheet {
  title: string;
  subtitle: string;
  language: FeedLanguage;
  agency: Agency;
  /** Draws what is below the title. */
  draw(pdf: Pdf, top: number): void;
}

const NOTE: Record<FeedLanguage, string> = {
  nl: 'Voorbeeld. Dit kantoor bestaat niet, en alles op dit blad is verzonnen.',
  fr: 'Spécimen. Cette agence n’existe pas et tout ce qui figure sur cette feuille est inventé.',
};

/** Writes an A4 sheet that cannot be mistaken for a real document. The same sheet gives the same bytes. */
export async function writeSheet({ title, subtitle, language, agency, draw }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: `${title} · ${agency.name}`, Author: agency.name, CreationDate: new Date(EXPORTED_AT) },
  });
  const written = buffer(pdf);
  pdf.registerFont('regular', require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'));
  pdf.registerFont('bold', require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'));
  mark(pdf);
  const { edge, height } = SHEET;
  write(pdf, agency.name, { y: edge, size: 16, weight: 'bold', color: PRIMARY });
  write(pdf, `${agency.street}, ${agency.zip} ${agency.city}`, { y: edge + 22, size: 9, color: MUTED });
  write(pdf, title, { y: edge + 72, size: 24, weight: 'bold', tag: 'H1' });
  write(pdf, subtitle, { y: edge + 106, size: 12, color: MUTED });
  draw(pdf, edge + 150);
  write(pdf, NOTE[language], { y: height - edge, size: 9, color: MUTED });
  pdf.end();
  return written;
}

export interface Writing {
  x?: number;
  y: number;
  width?: number;
  size: number;
  weight?: 'regular' | 'bold';
  color?: string;
  align?: 'left' | 'center';
  tag?: 'H1' | 'P';
}

/** Writes a text between the margins. */
export function write(pdf: Pdf, text: string, writing: Writing): void {
  const { edge } = SHEET;
  const { x = edge, y, width = SHEET.width - edge - x, size, weight = 'regular', color = INK } = writing;
  pdf.addStructure(
    pdf.struct(writing.tag ?? 'P', {}, () => {
      pdf
        .font(weight)
        .fontSize(size)
        .fillColor(color)
        .text(text, x, y, { width, align: writing.align ?? 'left' });
    }),
  );
}

/** A table of names and values, a line below each. */
export function writeRows(pdf: Pdf, rows: readonly (readonly [name: string, value: string])[], top: number): void {
  for (const [index, [name, value]] of rows.entries()) {
    const y = top + index * 30;
    write(pdf, name, { y, size: 11, color: MUTED, width: 230 });
    write(pdf, value, { x: 300, y, size: 11, weight: 'bold' });
    decorate(pdf, () => {
      const { edge, width } = SHEET;
      pdf
        .moveTo(edge, y + 20)
        .lineTo(width - edge, y + 20)
        .lineWidth(0.5)
        .stroke(LINE);
    });
  }
}

/** What only decorates. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

function mark(pdf: Pdf): void {
  const { width, height } = SHEET;
  decorate(pdf, () => {
    pdf.rotate(-52, { origin: [width / 2, height / 2] });
    pdf.font('bold').fontSize(64).fillColor('#f1ebdf');
    pdf.text('VOORBEELD · SPÉCIMEN', -width / 2, height / 2 - 32, {
      width: 2 * width,
      align: 'center',
      lineBreak: false,
    });
  });
}
