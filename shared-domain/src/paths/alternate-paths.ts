import type { Language } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import { localizedPath } from './localized-path.ts';

/**
 * The path of one page in every language the site uses, for the language switch and `hreflang`. `toHref` adds other
 * parts of the address, such as the query.
 * @example alternatePaths(site, '/login/') // { nl: '/nl/login/', fr: '/fr/login/', en: '/en/login/' }
 */
export function alternatePaths(
  { languages, routes }: Pick<Site, 'languages' | 'routes'>,
  original: string,
  toHref: (path: string) => string = (path) => path,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.filter(({ use }) => use).map(({ code }) => [code, toHref(localizedPath(routes, original, code))]),
  );
}
