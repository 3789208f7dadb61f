import { LANGUAGES, type Language, type Localized, type Text } from '@facade/shared-domain/model';

/** The languages to try for a visitor: the own one, the site's default, then any. */
export function preference(language: Language, fallback: Language): Language[] {
  return [language, fallback, ...LANGUAGES].filter((code, index, all) => all.indexOf(code) === index);
}

/** The first text that is not blank, with the language it is in; blank in the visitor's language when there is none. */
export function localize(texts: Localized, languages: Language[]): Text {
  for (const language of languages) {
    const text = texts[language]?.trim();
    if (text) return { text, language };
  }
  return { text: '', language: languages[0] as Language };
}

/** For what a page is to mark: the language of a text, where it is not the visitor's. */
export const otherThan = (own: Language, language: Language): Language | undefined =>
  language === own ? undefined : language;

/** The documents of the first language that has texts at all, each with its language where that is not the visitor's. */
export function documentsOf<Document extends { title: string }>(
  texts: Partial<Record<Language, { documents: Document[] }>>,
  languages: Language[],
): (Document & { language?: Language })[] {
  const found = languages.find((language) => texts[language] !== undefined);
  const own = languages[0];
  if (!own || !found) return [];
  return (texts[found]?.documents ?? []).map((one) => ({ ...one, language: otherThan(own, found) }));
}

/** "woning" is how the CRM writes a type; "Woning" how a card shows it. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Paragraphs are separated by an empty line. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
