import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { EncoderLost } from '../../pictures/encoder/errors.ts';
import { type MeasurePicture, measurePicture } from '../../pictures/measure.ts';
import type { Logo } from '../content.ts';
import type { ContentProblem } from './problem.ts';

/** Bytes. It is in every icon, and browsers fetch those of each site. */
const MOST = 300_000;

/** Pixels of the largest icon. */
const LARGEST_ICON = 512;

/** An SVG that shows another file: a picture in a page may not load any, and nobody would see that it is missing. */
const REFERS = /(?:href|src)\s*=\s*["']\s*(?!#|data:)[^"'\s]|url\(\s*["']?(?!#|data:|["'])|@import/i;

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** Where a logo is named, and what it must be good for. */
export interface LogoUse {
  /** File and field that name it. */
  file: string;
  field: string;
  /** Pixels that the longer side of a PNG must have. */
  least: number;
  problems: ContentProblem[];
  measure?: MeasurePicture | undefined;
}

/** The logo that icons are made of. */
export const ICON_LOGO = { file: 'settings.yaml', field: 'logo', least: LARGEST_ICON };

/**
 * The logo of that name; null where none is named, or it cannot be used.
 * @throws EncoderLost when it cannot be measured for a reason that is not the file's
 */
export async function readLogo(
  folder: string,
  name: string | undefined,
  { file: namedIn, field, least, problems, measure = measurePicture }: LogoUse,
): Promise<Logo | null> {
  if (!name) return null;
  const refuse = (message: string) => {
    problems.push({ file: namedIn, field, line: null, message: `"${name}" ${message}` });
    return null;
  };
  const file = join(folder, name);
  const type = TYPES[extname(name)];
  const bytes = await readFile(file).catch(() => null);
  if (!bytes || !type || !isOf(type, bytes)) return refuse('does not exist or is not an SVG or PNG picture');
  if (bytes.length > MOST) return refuse(`has ${Math.ceil(bytes.length / 1000)} kB; a logo may have 300 kB at most`);
  const svg = type === 'image/svg+xml' ? bytes.toString('utf8') : null;
  if (svg !== null && REFERS.test(svg)) return refuse('shows another file; it must hold all that it shows');
  try {
    const { width, height } = await measure(file, null);
    if (type === 'image/png' && Math.max(width, height) < least)
      return refuse(`is ${width} by ${height} pixels; the longer side must have ${least} at least`);
    const whole = svg === null ? bytes : Buffer.from(scalable(svg, width, height));
    return { source: `data:${type};base64,${whole.toString('base64')}`, type, width, height };
  } catch (error) {
    if (error instanceof EncoderLost) throw new EncoderLost(`"${name}" cannot be measured: ${error.message}`);
    return refuse('does not exist or is not an SVG or PNG picture');
  }
}

/** A drawing that says only how large it is would be cut instead of scaled: this says how much of it there is. */
const scalable = (svg: string, width: number, height: number): string =>
  /<svg\b[^>]*\sviewBox\s*=/.test(svg) ? svg : svg.replace(/<svg\b/, `<svg viewBox="0 0 ${width} ${height}"`);

/** By what is in it: the program that draws the icons takes other kinds too. */
const isOf = (type: string, bytes: Buffer): boolean =>
  type === 'image/png'
    ? bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    : /<svg\b/.test(bytes.toString('utf8'));
