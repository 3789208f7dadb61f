/** Addresses of this site that a page names, as a crawler finds them: links, pictures of every size, pictures for social networks. */
export interface Found {
  pages: string[];
  pictures: string[];
}

const PLAIN = /\s(?:href|src|poster|content)="([^"]+)"/g;
const SETS = /\s(?:srcset|imagesrcset)="([^"]+)"/gi;
const PICTURES = '/api/pictures/';
/** A page ends in a slash; a file, such as a script or the sitemap, does not. */
const PAGE = /^\/[^?]*\/(\?|$)/;

/**
 * Reads a page as a crawler does, every candidate of every `srcset` included. Each address is returned once, as path and query.
 * @param origin of the site, such as `http://localhost:8080`
 */
export function addressesIn(html: string, origin: string): Found {
  const plain = [...html.matchAll(PLAIN)].map(([, value]) => value ?? '');
  const candidates = [...html.matchAll(SETS)].flatMap(([, value]) => (value ?? '').split(','));
  const paths = [...plain, ...candidates.map((candidate) => candidate.trim().split(' ')[0] ?? '')].flatMap((value) =>
    pathOn(origin, unescapeHtml(value)),
  );
  const unique = [...new Set(paths)];
  return {
    pages: unique.filter((path) => PAGE.test(path) && !path.startsWith('/api/')),
    pictures: unique.filter((path) => path.startsWith(PICTURES)),
  };
}

/** Path and query on that origin; undefined for other origins and invalid addresses. */
function pathOn(origin: string, value: string): string[] {
  if (!value.startsWith('/') && !value.startsWith(`${origin}/`)) return [];
  if (value.startsWith('//')) return [];
  const { pathname, search } = new URL(value, origin);
  return [pathname + search];
}

const unescapeHtml = (text: string): string => text.replaceAll(/&(?:amp|#38|#x26);/g, '&');
