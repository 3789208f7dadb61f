import { LANGUAGES, type Language, type Localized, type Text } from '@facade/shared-domain/model';

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

/** Paragraphs are separated by an empty line. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
