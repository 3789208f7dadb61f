import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentProblem } from '../../../kernel/index.ts';
import { EncoderLost, type MeasurePicture, measurePicture } from '../../../pictures/index.ts';
import type { Logo } from '../../content.ts';

/** Maximum size in bytes. It is embedded in every icon, and browsers fetch those of each site. */
const MAX_BYTES = 300_000;

/** Pixels of the largest icon. */
const LARGEST_ICON = 512;

/** An SVG that references another file: a picture in a page may not load any, and the gap would go unnoticed. */
const REFERS = /(?:href|src)\s*=\s*["']\s*(?!#|data:)[^"'\s]|url\(\s*["']?(?!#|data:|["'])|@import/i;

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** Where a logo is configured, and its minimum size. */
export interface LogoUse {
  /** File and field that name it. */
  file: string;
  field: string;
  /** Minimum length in pixels of a PNG's longer side. */
  least: number;
  problems: ContentProblem[];
  measure?: MeasurePicture | undefined;
}

/** The logo from which icons are generated. */
export const ICON_LOGO = { file: 'settings.yaml', field: 'logo', least: LARGEST_ICON };

/**
 * The logo with that name; null if none is configured, or it is unusable.
 * @throws EncoderLost if it cannot be measured for a reason other than the file
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
  if (bytes.length > MAX_BYTES)
    return refuse(`has ${Math.ceil(bytes.length / 1000)} kB; a logo may have 300 kB at most`);
  const svg = type === 'image/svg+xml' ? bytes.toString('utf8') : null;
  if (svg !== null && REFERS.test(svg)) return refuse('shows another file; it must contain everything that it shows');
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

/** A drawing with only a width and height would be cropped instead of scaled; this adds a viewBox. */
const scalable = (svg: string, width: number, height: number): string =>
  /<svg\b[^>]*\sviewBox\s*=/.test(svg) ? svg : svg.replace(/<svg\b/, `<svg viewBox="0 0 ${width} ${height}"`);

/** Decided by content: the program that renders the icons would accept other formats too. */
const isOf = (type: string, bytes: Buffer): boolean =>
  type === 'image/png'
    ? bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    : /<svg\b/.test(bytes.toString('utf8'));
