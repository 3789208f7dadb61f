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
  const [path, suffix] = partsOf(original);
  const route = routeOf(routes, path);
  const known = route?.original ?? (/^\/(property|project)(\/\d+)?\/?$/i.test(path) ? `${comparable(path)}/` : null);
  if (language === null) return known === null ? '/' : known + suffix;
  if (known === null) return `/${language}/`;
  return (route?.paths[language] || `/${language}${known}`) + suffix;
}

/**
 * {@link localizedPath} of a page that not every agency has: null where the table does not know it.
 * @example pagePath(site.routes, '/demand-register/', 'nl') // '/nl/ik-zoek/'
 */
export const pagePath = (routes: readonly LinkRoute[], original: string, language: Language): string | null =>
  routeOf(routes, partsOf(original)[0]) ? localizedPath(routes, original, language) : null;

const routeOf = (routes: readonly LinkRoute[], path: string): LinkRoute | undefined =>
  routes.find((candidate) => comparable(candidate.original) === comparable(path));

/** The path, and its query or fragment. */
function partsOf(original: string): [path: string, suffix: string] {
  const end = original.search(/[?#]/);
  return end < 0 ? [original, ''] : [original.slice(0, end), original.slice(end)];
}

/** Lowercase and without the closing slash: how two paths are compared. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, '');
