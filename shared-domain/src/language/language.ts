import { LANGUAGES, type Language } from '../model/index.ts';

/**
 * Whether a value is the code of a language the site can speak.
 * @example isLanguage('fr') // true
 */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language of a tag, ignoring region and case, if the site uses it; else null.
 * @example readLanguage('fr-BE', ['nl', 'fr']) // 'fr'
 */
export function readLanguage(tag: unknown, inUse: readonly Language[] = LANGUAGES): Language | null {
  if (typeof tag !== 'string') return null;
  const code = tag.trim().toLowerCase().split(/[-_]/)[0];
  return inUse.find((language) => language === code) ?? null;
}

/** Longer than the list of any browser, in characters. */
const LONGEST = 500;

/**
 * The preferred language of an `Accept-Language` header that the site uses, by weight; null if there is none. Malformed
 * parts are ignored. `fr-BE` matches `fr`, unlike in general negotiators.
 * @example preferredLanguage('de;q=0.9, fr-BE, nl;q=0.5', ['nl', 'fr']) // 'fr'
 */
export function preferredLanguage(header: string | null | undefined, inUse: readonly Language[]): Language | null {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';');
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => /^q=/i.test(parameter));
      return { language: readLanguage(tag, inUse), weight: weight ? Number(weight.slice(2)) : 1 };
    });
  const acceptable = wishes.filter(({ language, weight }) => language !== null && weight > 0);
  return acceptable.sort((one, other) => other.weight - one.weight)[0]?.language ?? null;
}

/** Sources of a visitor's language, in order of precedence. */
export interface LanguageClues {
  /** Query parameter `lng`. */
  query?: unknown;
  /** Cookie `i18next`. */
  cookie?: string | null | undefined;
  /** `Accept-Language`. */
  browser?: string | null | undefined;
}

/**
 * The language for a visitor whose path has none: query, cookie, browser, then the site's default. The browser itself
 * handles its own storage.
 * Source: spec section 4.
 */
export function detectLanguage(clues: LanguageClues, inUse: readonly Language[], fallback: Language): Language {
  return (
    readLanguage(clues.query, inUse) ??
    readLanguage(clues.cookie, inUse) ??
    preferredLanguage(clues.browser, inUse) ??
    fallback
  );
}
