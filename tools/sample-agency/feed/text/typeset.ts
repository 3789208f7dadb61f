import type { FeedLanguage } from '../records/record.ts';

/** As the pages of the site are set: no line breaks before a sign, and apostrophes are typographic. */
export function typeset(text: string, language: FeedLanguage): string {
  const both = text.replace(/(?<=\d) %/g, '\u00a0%').replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  return language === 'fr'
    ? both
        .replace(/ ([;!?])/g, '\u202f$1')
        .replace(/ ([:»])/g, '\u00a0$1')
        .replace(/« /g, '«\u00a0')
    : both;
}
