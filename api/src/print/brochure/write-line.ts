import { type Pdf, type TextOptions, write } from './page.ts';
import { printable } from './printable.ts';

interface LineOptions extends TextOptions {
  /** The smallest size; a line that is still too long is truncated. */
  least: number;
}

/** The size at which a text is one line, between `least` and `size`. */
export function fittingSize(
  pdf: Pdf,
  text: string,
  { width, size, least, weight = 'regular' }: Pick<LineOptions, 'width' | 'size' | 'least' | 'weight'>,
): number {
  const natural = pdf.font(weight).fontSize(size).widthOfString(printable(text));
  // A point of room: pdfkit breaks a line that is as wide as its box.
  return Math.max(least, Math.min(size, (size * (width - 1)) / natural));
}

/** Writes one line, smaller where it is too long. Returns its width. */
export function writeLine(pdf: Pdf, text: string, options: LineOptions): number {
  const size = fittingSize(pdf, text, options);
  write(pdf, text, { ...options, size, height: size });
  return Math.min(options.width, pdf.widthOfString(printable(text)));
}
