import type { Language } from '../model/language.ts';

/** What the agency promises to do within a number of working days. */
export const ANSWERED = [
  'message',
  'visit',
  'documents',
  'valuation',
  'report',
  'application',
  'offer',
  'testimonial',
] as const;

export type Answered = (typeof ANSWERED)[number];

/** Working days until each is answered, unless the agency's settings say otherwise. */
export const ANSWER_WITHIN: Readonly<Record<Answered, number>> = {
  message: 1,
  visit: 1,
  documents: 1,
  valuation: 1,
  report: 5,
  application: 2,
  offer: 1,
  testimonial: 5,
};

const WORDS: Record<Language, readonly string[]> = {
  nl: ['één', 'twee', 'drie', 'vier', 'vijf'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq'],
  en: ['one', 'two', 'three', 'four', 'five'],
  de: ['ein', 'zwei', 'drei', 'vier', 'fünf'],
};

/**
 * A number of working days as it stands within a sentence.
 * @example withinWorkingDays(2, 'fr') // 'dans les deux jours ouvrables'
 */
export function withinWorkingDays(days: number, language: Language): string {
  const count = WORDS[language][days - 1] ?? String(days);
  const isOne = days === 1;
  switch (language) {
    case 'nl':
      return `binnen ${count} ${isOne ? 'werkdag' : 'werkdagen'}`;
    case 'fr':
      return isOne ? 'dans le jour ouvrable' : `dans les ${count} jours ouvrables`;
    case 'en':
      return `within ${count} working ${isOne ? 'day' : 'days'}`;
    case 'de':
      return isOne ? 'innerhalb eines Werktags' : `innerhalb von ${count} Werktagen`;
  }
}
