import type { RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { createPaths, type Paths } from '@facade/shared-domain/paths/paths';

const known = new WeakMap<Site['routes'], Paths>();

/** The agency's path table, made once per route list. */
export function pathsOf({ routes }: Pick<Site, 'routes'>): Paths {
  const paths = known.get(routes) ?? createPaths(routes);
  known.set(routes, paths);
  return paths;
}

/** What an address of this site names; null when it names nothing. A path without language is taken in the site object's. */
export function matchRoute(url: URL, site: Pick<Site, 'routes' | 'language'>): RouteMatch | null {
  const found = pathsOf(site).parsePath(url.pathname + url.search);
  if (!found) return null;
  const { kind, language, original, ...rest } = found;
  const params = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );
  // Which page of which section: the agency's table says so, not the address.
  const shows = kind === 'section' ? site.routes.find((route) => route.original === original)?.shows : undefined;
  return { kind, language: language ?? site.language, original, params: shows ? { ...params, shows } : params };
}
