import type { Language } from '../model/language.ts';

interface Notation {
  /** Between groups of three digits. */
  group: string;
  decimal: string;
  money: (amount: string) => string;
  /** Between number and percent sign. */
  beforePercent: string;
}

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

const DUTCH: Notation = {
  group: '.',
  decimal: ',',
  money: (amount) => `€${NO_BREAK}${amount}`,
  beforePercent: NO_BREAK,
};
const FRENCH: Notation = {
  group: NARROW,
  decimal: ',',
  money: (amount) => `${amount}${NO_BREAK}€`,
  beforePercent: NO_BREAK,
};
const ENGLISH: Notation = { ...DUTCH, beforePercent: '' };
const GERMAN: Notation = { ...FRENCH, group: '.' };

/**
 * Belgian notation of numbers and money as the Unicode CLDR has it for nl-BE, fr-BE and de-BE; English uses the Dutch one
 * (docs/decisions/064). Not `Intl`: its first use blocks a slow phone for a tenth of a second during hydration, and the
 * browser's version may format differently from the server's.
 */
export const NOTATIONS: Record<Language, Notation> = { nl: DUTCH, fr: FRENCH, en: ENGLISH, de: GERMAN };

/** A finite number below 10²¹ with `least` to `most` decimals, rounded half away from zero. */
export function writeNumber(number: number, { group, decimal }: Notation, least: number, most: number): string {
  const [whole = '', fraction = ''] = rounded(Math.abs(number), most).split('.');
  const decimals = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = decimals ? grouped + decimal + decimals : grouped;
  return number < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Moves the point in the decimal notation, so that 1.005 is rounded to 1.01; its nearest binary fraction is less. */
function rounded(number: number, decimals: number): string {
  const moved = Number(`${number}e${decimals}`);
  return Number.isNaN(moved) ? number.toFixed(decimals) : Number(`${Math.round(moved)}e-${decimals}`).toFixed(decimals);
}
