import type { Language } from '../model/index.ts';
import type { Route } from './routes.ts';

/** What building a link needs of a route. */
export type LinkRoute = Pick<Route, 'original' | 'paths'>;

/**
 * The path of a page in a language, for a link: the route's own, or the original path under the language prefix where it has
 * none. Language null gives the original form. A query or fragment stays. `/property/{id}/` and `/project/{id}/` get the
 * prefix (the server redirects to their full path); any other path the table does not know leads home.
 * @example localizedPath(site.routes, '/for-sale/?type=1', 'nl') // '/nl/te-koop/?type=1'
 */
export function localizedPath(routes: readonly LinkRoute[], original: string, language: Language | null): string {
  const end = original.search(/[?#]/);
  const path = end < 0 ? original : original.slice(0, end);
  const suffix = end < 0 ? '' : original.slice(end);
  const wanted = comparable(path);
  const route = routes.find((candidate) => comparable(candidate.original) === wanted);
  const known = route?.original ?? (/^\/(property|project)(\/\d+)?\/?$/i.test(path) ? `${wanted}/` : null);
  if (language === null) return known === null ? '/' : known + suffix;
  if (known === null) return `/${language}/`;
  return (route?.paths[language] || `/${language}${known}`) + suffix;
}

/** Lowercase and without the closing slash: how two paths are compared. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, '');
