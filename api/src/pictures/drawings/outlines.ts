import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutAccents } from '@facade/shared-domain/language/fold-text';
import opentype from 'opentype.js';

const WEIGHTS = { regular: 500, bold: 700 } as const;

export type Weight = keyof typeof WEIGHTS;

const fonts = new Map<Weight, opentype.Font>();

export interface TextBlock {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  /** Pixels. */
  size: number;
  weight: Weight;
  color: string;
  /** Which end of the text `x` is; the start by default. */
  anchor?: 'start' | 'middle' | 'end';
}

/** SVG path of a text in the site's font, so that rendering needs no installed font. */
export function textPath({ text, x, y, size, weight, color, anchor = 'start' }: TextBlock): string {
  const shown = printable(text);
  const shift = anchor === 'start' ? 0 : textWidth(shown, size, weight) / (anchor === 'middle' ? 2 : 1);
  const { commands } = fontOf(weight).getPath(shown, x - shift, y, size);
  return `<path d="${commands.map(commandText).join('')}" fill="${color}"/>`;
}

/** The library's own `toPathData` writes `NaN` for some coordinates that are nearly whole. */
function commandText(command: opentype.PathCommand): string {
  const points = [
    ['x1', 'y1'],
    ['x2', 'y2'],
    ['x', 'y'],
  ] as const;
  const values = command as Partial<Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number>>;
  const numbers = points.flatMap(([x, y]) => (values[x] === undefined ? [] : [values[x], values[y] ?? 0]));
  return command.type + numbers.map((number) => number.toFixed(1)).join(' ');
}

/** Pixels. */
export const textWidth = (text: string, size: number, weight: Weight): number =>
  fontOf(weight).getAdvanceWidth(printable(text), size);

/** The text, truncated with an ellipsis if it does not fit. */
export function fitText(text: string, width: number, size: number, weight: Weight): string {
  if (textWidth(text, size, weight) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size at which the text fits, down to two thirds of `size`. */
export function fitSize(text: string, width: number, size: number, weight: Weight): number {
  const ratio = width / Math.max(1, textWidth(text, size, weight));
  return Math.floor(size * Math.min(1, Math.max(2 / 3, ratio)));
}

/** The font has no narrow space; letters that it lacks lose their accents, or are left out. */
function printable(text: string): string {
  const font = fontOf('bold');
  return [...text.normalize('NFC').replace(/\s/g, ' ')]
    .map((letter) => (font.hasChar(letter) ? letter : withoutAccents(letter)))
    .filter((letter) => [...letter].every((part) => font.hasChar(part)))
    .join('');
}

function fontOf(weight: Weight): opentype.Font {
  const known = fonts.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const bytes = readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${WEIGHTS[weight]}-normal.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}
