/** A language that the site supports; the agency enables it in `site.languages`. */
export type Language = 'nl' | 'fr' | 'en' | 'de';

export const LANGUAGES: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/** A text per language. A missing or blank one falls back to the site's default language. */
export type Localized<T = string> = Partial<Record<Language, T>>;

/** A text chosen for the visitor. If `language` differs from the page's, the text is a fallback and needs its own `lang`. */
export interface Text {
  text: string;
  language: Language;
}
