import type { Language } from '../model/language.ts';

/**
 * The day of a month as written before the month's name.
 * @example dayNumber(1, 'fr') // '1er'
 */
export function dayNumber(day: number, language: Language): string {
  if (language === 'de') return `${day}.`;
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

/** Adds the French ordinal to a date from `Intl`, which does not have it. */
export const withOrdinal = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/^1(?=\s)/, '1er') : date;
