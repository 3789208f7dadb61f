import type { Language } from '../model/index.ts';

/** Dates carry words, so English needs its own. */
export const DATE_LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' };

/** A formatter per language, made once: constructing `Intl` objects is the dearest part of formatting. */
export function cached<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(language);
    made.set(language, formatter);
    return formatter;
  };
}
