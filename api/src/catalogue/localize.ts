import { type HomeText, LANGUAGES, type Language, type Localized, type Text } from '@facade/shared-domain/model';
import { plainParagraphs, renderHomeText } from './texts/home-text.ts';

/** The languages to try for a visitor: their own, the site's default, then any. */
export function preference(language: Language, fallback: Language): Language[] {
  return [language, fallback, ...LANGUAGES].filter((code, index, all) => all.indexOf(code) === index);
}

/** The first text that is not blank, with its language; a blank text in the visitor's language if there is none. */
export function localize(texts: Localized, languages: Language[]): Text {
  for (const language of languages) {
    const text = texts[language]?.trim();
    if (text) return { text, language };
  }
  return { text: '', language: languages[0] as Language };
}

/** The language of a text if it is not the visitor's: the page must mark it. */
export const otherThan = (own: Language, language: Language): Language | undefined =>
  language === own ? undefined : language;

/** The documents in the first language that has any, each with its language if that is not the visitor's. */
export function documentsOf<Document extends { title: string }>(
  texts: Partial<Record<Language, { documents: Document[] }>>,
  languages: Language[],
): (Document & { language?: Language })[] {
  const found = languages.find((language) => texts[language] !== undefined);
  const own = languages[0];
  if (!own || !found) return [];
  return (texts[found]?.documents ?? []).map((one) => ({ ...one, language: otherThan(own, found) }));
}

/** A description as pages show it, in the first language that has one. */
export function describe(texts: Partial<Record<Language, { description: string }>>, languages: Language[]): HomeText {
  const all = Object.entries(texts).map(([language, one]) => [language, one.description]);
  const { text, language } = localize(Object.fromEntries(all), languages);
  const html = renderHomeText(text);
  return { html, summary: plainParagraphs(html)[0] ?? '', language };
}
