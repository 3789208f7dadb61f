import { LANGUAGES, type Language } from './model/index.ts';

/**
 * Whether a value is the code of a language the site can speak.
 * @example isLanguage('fr') // true
 */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language a tag names, whatever its region or case, if it is among those in use; else null.
 * @example readLanguage('fr-BE', ['nl', 'fr']) // 'fr'
 */
export function readLanguage(tag: unknown, inUse: readonly Language[] = LANGUAGES): Language | null {
  if (typeof tag !== 'string') return null;
  const code = tag.trim().toLowerCase().split(/[-_]/)[0];
  return inUse.find((language) => language === code) ?? null;
}

/**
 * The first language in use of an `Accept-Language` header (or a browser's list joined by commas), by its weights; null
 * where none fits. A malformed part counts for nothing.
 * @example preferredLanguage('de;q=0.9, fr-BE, nl;q=0.5', ['nl', 'fr']) // 'fr'
 */
export function preferredLanguage(header: string | null | undefined, inUse: readonly Language[]): Language | null {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag, ...parameters] = part.split(';');
    const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => /^q=/i.test(parameter));
    return { language: readLanguage(tag, inUse), weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const acceptable = wishes.filter(({ language, weight }) => language !== null && weight > 0);
  return acceptable.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? null;
}

/** Where a visitor's language may be known from, in order of precedence. */
export interface LanguageClues {
  /** Query parameter `lng`. */
  query?: string | null;
  /** Cookie `i18next`. */
  cookie?: string | null;
  /** localStorage `i18nextLng`. */
  localStorage?: string | null;
  sessionStorage?: string | null;
  /** `Accept-Language`, or `navigator.languages` joined by commas. */
  browser?: string | null;
  /** `lang` attribute of the document. */
  html?: string | null;
}

/**
 * The language for a visitor whose path names none: query, cookie, storage, browser, document, then the site's default.
 * Source: spec section 4.
 */
export function detectLanguage(clues: LanguageClues, inUse: readonly Language[], fallback: Language): Language {
  return (
    readLanguage(clues.query, inUse) ??
    readLanguage(clues.cookie, inUse) ??
    readLanguage(clues.localStorage, inUse) ??
    readLanguage(clues.sessionStorage, inUse) ??
    preferredLanguage(clues.browser, inUse) ??
    readLanguage(clues.html, inUse) ??
    fallback
  );
}
