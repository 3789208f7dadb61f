import { createHash } from 'node:crypto';
import type { Content, Logo } from '../content.ts';

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/svg+xml': 'svg', 'image/png': 'png' };

/** File name of a logo; it changes with the file. */
const nameOf = ({ source, type }: Logo): string =>
  `${createHash('sha256').update(source).digest('hex').slice(0, 16)}.${EXTENSIONS[type]}`;

/** URL path of a logo. */
export const logoPath = (logo: Logo): string => `/images/logo/${nameOf(logo)}`;

/** The logo with this file name; undefined if the agency has replaced it. */
export function findLogo({ headerLogo }: Content, name: string): Logo | undefined {
  return [headerLogo?.onLight, headerLogo?.onDark].find((logo) => logo && nameOf(logo) === name);
}
