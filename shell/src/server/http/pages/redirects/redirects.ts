import type { Site } from '@facade/shared-domain/model';
import type { PathMatch, Paths } from '@facade/shared-domain/paths/paths';

/** Their canonical address contains a town and a slug: only their page, which has the data, can redirect to it. */
const NAMED_BY_DATA = new Set(['property', 'unit', 'project']);

export interface Redirect {
  to: string;
  status: 301 | 302;
}

/**
 * Redirect for an address that is valid but not canonical: a missing slash, capitals, an original path under a language, a path
 * without a language, a page that only redirects. Null if the address is canonical or unknown. Wrong slugs are left to the
 * page, which knows the right one.
 */
export function redirectFor({ pathname, search }: URL, site: Site, paths: Paths): Redirect | null {
  const found = paths.parsePath(pathname + search);
  if (!found) return pathname === '/' ? { to: `/${site.language}/`, status: 302 } : null;
  if (NAMED_BY_DATA.has(found.kind)) return null;
  if (found.language !== null && found.language !== site.language) return null;
  const target = targetOf(found, site, paths);
  if (target === pathname) return null;
  const isExternal = !target.startsWith('/');
  return { to: isExternal ? target : withQuery(target, search), status: found.language === null ? 302 : 301 };
}

/**
 * The canonical path in the site's language, or the target that the agency configured. An alias of itself does not redirect.
 */
function targetOf({ original }: PathMatch, { routes, language }: Site, paths: Paths): string {
  const canonical = paths.pathOf(original, language);
  const { redirectTo } = routes.find((route) => route.original === original) ?? {};
  return redirectTo || canonical;
}

const withQuery = (path: string, search: string): string =>
  path.includes('?') ? path + search.replace('?', '&') : path + search;
