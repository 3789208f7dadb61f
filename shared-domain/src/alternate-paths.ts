import { localizedPath } from './localized-path.ts';
import type { Language, Site } from './model/index.ts';

/**
 * The path of one page in every language the site uses, for the language switch and `hreflang`.
 * @example alternatePaths(site, '/login/') // { nl: '/nl/login/', fr: '/fr/login/', en: '/en/login/' }
 */
export function alternatePaths(
  { languages, routes }: Pick<Site, 'languages' | 'routes'>,
  original: string,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.filter(({ use }) => use).map(({ code }) => [code, localizedPath(routes, original, code)]),
  );
}
