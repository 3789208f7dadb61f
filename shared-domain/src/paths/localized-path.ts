import type { Language } from '../model/language.ts';
import type { Route } from './routes.ts';

/** The parts of a route that are needed to build a link. */
export type LinkRoute = Pick<Route, 'original' | 'paths'>;

/**
 * The path of a page in a language, for a link: the route's own, or else the original path under the language prefix.
 * Language null gives the original form. Query and fragment are kept. `/property/{id}/` and `/project/{id}/` get the
 * prefix (the server redirects to their full path); any other unknown path leads home.
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
 * {@link localizedPath} for a page that not every agency has: null if it is not in the table.
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

/** Normalizes a path for comparisons: lowercase, without the trailing slash. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, '');
