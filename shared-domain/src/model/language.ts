/** A language the site can speak; whether it does is the agency's setting (`site.languages`). */
export type Language = 'nl' | 'fr' | 'en' | 'de';

export const LANGUAGES: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/** A text per language. A missing or blank language falls back to the default language of the site. */
export type Localized<T = string> = Partial<Record<Language, T>>;

/** A text already chosen for the visitor; `language` differs from the page's when it is a fallback and needs its own `lang`. */
export interface Text {
  text: string;
  language: Language;
}
