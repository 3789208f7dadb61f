import type { Site } from '@facade/shared-domain/model';
import type { Paths } from '@facade/shared-domain/paths';

/** Their canonical address holds a town and a slug: only their page, which has the data, can redirect to it. */
const NAMED_BY_DATA = new Set(['property', 'unit', 'project']);

export interface Redirect {
  to: string;
  status: 301 | 302;
}

/**
 * Where an address that is understood but not canonical leads: a missing slash, capitals, an original path under a
 * language, a path without language. Null where the address is as it should be, or names nothing.
 * Wrong slugs are left to the page, which knows the right one.
 */
export function redirectFor(url: URL, site: Site, paths: Paths): Redirect | null {
  const { pathname, search } = url;
  const found = paths.parsePath(pathname + search);
  if (!found) return pathname === '/' ? { to: `/${site.language}/`, status: 302 } : null;
  if (NAMED_BY_DATA.has(found.kind)) return null;
  if (found.language === null) {
    return {
      to: paths.pathOf(found.original, site.language) + search,
      status: 302,
    };
  }
  const canonical = paths.pathOf(found.original, found.language);
  return canonical === pathname ? null : { to: canonical + search, status: 301 };
}
