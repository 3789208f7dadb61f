import { type Goal, LANGUAGES, type Language } from '../model/index.ts';
import { DEFAULT_ROUTES } from './default-routes.ts';
import { type LinkRoute, localizedPath } from './localized-path.ts';
import { type PathParts, pathKey, readId, splitPath } from './parse-segments.ts';
import { parseRecordPath, type RecordMatch } from './records/parse-record-path.ts';
import { prefixLanguage, ROUTE_ALIASES, type Route } from './routes.ts';

/** A sale or rent list with the filters of its query. */
export interface ListMatch {
  kind: 'sale-list' | 'rent-list';
  language: Language | null;
  original: string;
  goal: Goal;
  /** As in the query: `{name}|{zip}`. */
  city: string | null;
  /** WebID of a category. */
  type: number | null;
}

export interface PageMatch {
  kind: Exclude<Route['type'], ListMatch['kind']>;
  language: Language | null;
  original: string;
}

/** A parsed path. `language` is its prefix, or null; `original` the path that all languages share. */
export type PathMatch = PageMatch | ListMatch | RecordMatch;

/** The paths of one agency's route table. */
export interface Paths {
  /** Parses a path (with or without query); null if it is unknown. Never throws. */
  parsePath(path: string): PathMatch | null;
  /** See `localizedPath`. */
  pathOf(original: string, language: Language | null): string;
  /** The original path of a path in any language, without its query; null if it is unknown. */
  originalOf(path: string): string | null;
  /** The same page in another language, with its query; the language's home for an unknown path. */
  relocalize(path: string, language: Language): string;
}

/** The parts of a row that a table of routes needs. */
export type TableRoute = LinkRoute & Pick<Route, 'type' | 'parent'>;

/**
 * Parses and builds paths for an agency's own route table (`site.routes`). Matching ignores case, doubled slashes and a
 * missing trailing slash; the caller redirects to the canonical path.
 * @example createPaths(site.routes).relocalize('/nl/te-koop/?type=1', 'fr') // '/fr/a-vendre/?type=1'
 */
export function createPaths(routes: readonly TableRoute[]): Paths {
  const table = indexRoutes(routes);

  function parsePath(path: string): PathMatch | null {
    const parts = splitPath(path);
    if (!parts) return null;
    const language = prefixLanguage(parts.segments[0]);
    const rest = { ...parts, segments: language ? parts.segments.slice(1) : parts.segments };
    const route = table.get(pathKey(parts.segments)) ?? table.get(pathKey(rest.segments));
    // Old links name a project at the list too, as `/project/?id=79` does.
    const asked = route?.type === 'project-list' ? parseRecordPath({ ...rest, segments: ['project'] }, language) : null;
    if (asked) return asked;
    return route ? matchOf(route, language, parts) : parseRecordPath(rest, language);
  }

  const pathOf = (original: string, language: Language | null) => localizedPath(routes, original, language);

  return {
    parsePath,
    pathOf,
    originalOf: (path) => parsePath(path)?.original ?? null,
    relocalize(path, language) {
      const match = parsePath(path);
      if (!match) return `/${language}/`;
      return pathOf(match.original, language) + suffixOf(path, match);
    },
  };
}

/**
 * Parses a path with the default route table: its kind, language, original path and ids. Null if it is unknown.
 * @example parsePath('/fr/a-vendre/ath/maison-4-facades/12/') // { kind: 'property', language: 'fr', id: 12, goal: 'sale', … }
 */
export function parsePath(path: string): PathMatch | null {
  defaults ??= createPaths(DEFAULT_ROUTES);
  return defaults.parsePath(path);
}

/** Created at first use, so that a browser with the agency's own table does not create another. */
let defaults: Paths | undefined;

/** All paths of all rows, canonical ones first: later entries do not override earlier ones. */
function indexRoutes(routes: readonly TableRoute[]): Map<string, TableRoute> {
  const table = new Map<string, TableRoute>();
  const byOriginal = new Map(routes.map((route) => [route.original, route]));
  const add = (path: string | undefined, route: TableRoute | undefined) => {
    const key = pathKey(splitPath(path)?.segments ?? []);
    if (path && route && !table.has(key)) table.set(key, route);
  };
  for (const route of routes) for (const language of LANGUAGES) add(route.paths[language], route);
  for (const route of routes) add(route.original, route);
  for (const language of LANGUAGES) add(`/${language}/`, byOriginal.get('/'));
  for (const route of routes) {
    // A child's original name under its parent's translated one: /nl/diensten/honoraires/.
    const parent = route.parent ? byOriginal.get(route.parent) : undefined;
    const name = splitPath(route.original)?.segments.at(-1);
    if (parent && parent.original !== '/')
      for (const language of LANGUAGES) add(child(parent.paths[language], name), route);
  }
  for (const [alias, original] of Object.entries(ROUTE_ALIASES)) add(alias, byOriginal.get(original));
  return table;
}

function child(parent: string | undefined, name: string | undefined): string | undefined {
  return parent && name ? `${parent}/${name}` : undefined;
}

function matchOf({ type, original }: TableRoute, language: Language | null, { query }: PathParts): PathMatch {
  if (type !== 'sale-list' && type !== 'rent-list') return { kind: type, language, original };
  const goal = type === 'sale-list' ? 'sale' : 'rent';
  return { kind: type, language, original, goal, city: query.get('city') || null, type: readId(query.get('type')) };
}

/** Query and fragment to keep; `?id=` of a project has become part of its path. */
function suffixOf(path: string, { kind }: PathMatch): string {
  const parts = splitPath(path);
  if (!parts || kind !== 'project' || !parts.query.has('id')) return parts?.suffix ?? '';
  parts.query.delete('id');
  return parts.query.size > 0 ? `?${parts.query}` : '';
}
