import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { BrochurePicture } from './brochure.ts';
import { printable } from './printable.ts';

const require = createRequire(import.meta.url);

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, edge: 40 };

/** Width between the margins. */
export const COLUMN = PAGE.width - 2 * PAGE.edge;

const FONTS = {
  regular: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  bold: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
} as const;

export type Weight = keyof typeof FONTS;

/** Colours that every agency's brochure has. */
export const INK = '#1c1b19';
export const MUTED = '#5e5a52';
export const LINE = '#e6e0d5';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Documented, but missing in the types of pdfkit. */
interface OpensImages {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc & { width: number; height: number };
}

interface DocumentInfo {
  title: string;
  author: string;
  language: string;
}

/**
 * An empty document that screen readers can read: tagged, with its language and a title. The library with its fonts is loaded on first
 * use: an api starts without it.
 */
export async function newDocument({ title, author, language }: DocumentInfo): Promise<Pdf> {
  const { default: PDFKit } = await import('pdfkit');
  const pdf = new PDFKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, require.resolve(file));
  return pdf;
}

export interface TextOptions {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Longer texts are truncated with an ellipsis. */
  height?: number;
  lineGap?: number;
  /** Its role for screen readers. */
  tag?: 'H1' | 'H2' | 'P' | 'Span';
}

/** Writes a text; returns its height. */
export function write(pdf: Pdf, text: string, options: TextOptions): number {
  const {
    x,
    y,
    width,
    size,
    weight = 'regular',
    color = INK,
    align = 'left',
    height,
    lineGap = 0,
    tag = 'P',
  } = options;
  const shown = printable(text);
  const layout = { width, align, lineGap, ...(height && { height, ellipsis: true }) };
  pdf.font(weight).fontSize(size);
  const taken = Math.min(pdf.heightOfString(shown, layout), height ?? Number.POSITIVE_INFINITY);
  pdf.addStructure(
    pdf.struct(tag, {}, () => void pdf.font(weight).fontSize(size).fillColor(color).text(shown, x, y, layout)),
  );
  return taken;
}

/** The height of a text, as {@link write} would write it. */
export function heightOf(
  pdf: Pdf,
  text: string,
  { width, size, weight = 'regular', lineGap = 0 }: Pick<TextOptions, 'width' | 'size' | 'weight' | 'lineGap'>,
): number {
  return pdf.font(weight).fontSize(size).heightOfString(printable(text), { width, lineGap });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that fills its box and is cropped to it. */
export function fill(pdf: Pdf, { bytes, alt }: BrochurePicture, { x, y, width, height }: Box, radius = 8): void {
  pdf.addStructure(
    pdf.struct('Figure', { alt }, () => {
      pdf.save();
      pdf.roundedRect(x, y, width, height, radius).clip();
      pdf.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      pdf.restore();
    }),
  );
}

/** Pictures side by side that fill a row. */
export function fillRow(pdf: Pdf, pictures: readonly BrochurePicture[], { x, y, width, height }: Box, gap = 10): void {
  const each = (width - gap * (pictures.length - 1)) / pictures.length;
  for (const [index, picture] of pictures.entries())
    fill(pdf, picture, { x: x + index * (each + gap), y, width: each, height });
}

/** A picture that fits whole into its box, at its top. Returns its height. */
export function fit(pdf: Pdf, { bytes, alt }: BrochurePicture, { x, y, width, height }: Box): number {
  const picture = (pdf as unknown as OpensImages).openImage(bytes);
  const scale = Math.min(width / picture.width, height / picture.height);
  const left = x + (width - picture.width * scale) / 2;
  pdf.addStructure(
    pdf.struct('Figure', { alt }, () => {
      pdf.image(picture, left, y, { width: picture.width * scale });
    }),
  );
  return picture.height * scale;
}

/** A thin line below a row. */
export const underline = (pdf: Pdf, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): void =>
  decorate(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(LINE);
  });

/** Marks decoration, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
