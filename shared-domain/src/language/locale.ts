import type { Language } from '../model/language.ts';

/** Dates contain words, so English needs its own locale. */
export const DATE_LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** One formatter per language: creating `Intl` objects is the most expensive part of formatting. */
export function cached<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(language);
    made.set(language, formatter);
    return formatter;
  };
}
