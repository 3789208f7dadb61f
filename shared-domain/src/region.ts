import type { Region } from './model/index.ts';

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
