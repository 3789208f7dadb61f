import type { Language } from '../model/language.ts';

const listed = (names: string): readonly string[] => names.split(' ');

/** January first, as written within a sentence. */
export const MONTHS: Record<Language, readonly string[]> = {
  nl: listed('januari februari maart april mei juni juli augustus september oktober november december'),
  fr: listed('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  en: listed('January February March April May June July August September October November December'),
  de: listed('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
};

/** A month and its year, the way all four languages write it. */
export const monthAndYear = (date: Date, language: Language): string =>
  `${MONTHS[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
