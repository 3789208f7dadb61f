import type { RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { createPaths, type Paths } from '@facade/shared-domain/paths/paths';
import { perObject } from '@facade/shared-domain/per-object';

const pathsOfRoutes = perObject(createPaths);

/** The agency's path table, built once per route list. */
export const pathsOf = ({ routes }: Pick<Site, 'routes'>): Paths => pathsOfRoutes(routes);

/** The route of an address; null for an unknown address. A path without a language takes the language of the site object. */
export function matchRoute(url: URL, site: Pick<Site, 'routes' | 'language'>): RouteMatch | null {
  const found = pathsOf(site).parsePath(url.pathname + url.search);
  if (!found) return null;
  const { kind, language, original, ...rest } = found;
  const params = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );
  // The agency's route table, not the address, decides which page of which section.
  const shows = kind === 'section' ? site.routes.find((route) => route.original === original)?.shows : undefined;
  return { kind, language: language ?? site.language, original, params: shows ? { ...params, shows } : params };
}
