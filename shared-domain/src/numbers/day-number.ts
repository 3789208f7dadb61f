import type { Language } from '../model/index.ts';

/**
 * The day of a month as it stands before the month's name.
 * @example dayNumber(1, 'fr') // '1er'
 */
export function dayNumber(day: number, language: Language): string {
  if (language === 'de') return `${day}.`;
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

/** A date that `Intl` wrote, with the French ordinal, which it does not know. */
export const withOrdinal = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
