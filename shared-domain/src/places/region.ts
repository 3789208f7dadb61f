import type { Language, Region } from '../model/index.ts';

/** CRM country ids. */
export const BELGIUM = 10;
export const LUXEMBOURG = 50;

const RANGES: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/**
 * The Belgian region of a postal code, which decides on energy labels, deposits and duties. Null outside Belgium and for
 * what is no Belgian code. Without a country Belgium is meant. Source: spec section 9.
 * @example regionOf('7800') // 'wallonia'
 */
export function regionOf(
  zip: string | number | null | undefined,
  countryId: number | null | undefined = BELGIUM,
): Region | null {
  if (countryId !== null && countryId !== BELGIUM) return null;
  const text = typeof zip === 'number' ? String(zip) : typeof zip === 'string' ? zip.trim() : '';
  if (!/^\d{4}$/.test(text)) return null;
  const code = Number(text);
  return RANGES.find(({ from, to }) => code >= from && code <= to)?.region ?? null;
}

const ISO_CODES: ReadonlyMap<number, string> = new Map([
  [BELGIUM, 'BE'],
  [LUXEMBOURG, 'LU'],
]);

/** The ISO 3166 code of one of the CRM's countries; null for an id that is not known. */
export const countryCode = (countryId: number): string | null => ISO_CODES.get(countryId) ?? null;

/**
 * The name of a country as an address says it: empty for Belgium, where the site is at home, and for an id that is not known.
 * @example foreignCountry(50, 'nl') // 'Luxemburg'
 */
export function foreignCountry(countryId: number, language: Language): string {
  const code = countryId === BELGIUM ? null : countryCode(countryId);
  return code ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '') : '';
}
