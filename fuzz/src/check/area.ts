import type { FuzzRequest } from '../request/fuzz-request.ts';

/** Who answers: the API, an endpoint for programs, a page; unknown if parsers may read the address differently. */
export type Area = 'api' | 'program' | 'page' | 'unknown';

const PROGRAMS =
  /^\/(?:_sections|_shell|_release|_override|_report|_goal|images|icons|sitemap|sitemap\.xml|robots\.txt|manifest\.webmanifest|[a-z]{2}\/feed\.xml|metrics|healthz|livez|readyz|registry\.json)(?:\/|$)/;
/** Escapes, dots and doubled slashes: some parsers resolve them, some do not. */
const AMBIGUOUS = /%|\/\.|\/\/|\\|[^\x21-\x7e]/;

export function areaOf({ target, method }: Pick<FuzzRequest, 'target' | 'method'>): Area {
  const path = pathOf(target);
  if (AMBIGUOUS.test(path.replace(/^(\/api\/[^%]*)%.*$/s, '$1'))) return 'unknown';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (PROGRAMS.test(path)) return 'program';
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? 'page' : 'unknown';
}

export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

/** Where a failure belongs: requests that differ only in names and numbers count as one. */
export function routeOf(request: Pick<FuzzRequest, 'target' | 'method'>): string {
  const area = areaOf(request);
  const path = pathOf(request.target);
  if (area !== 'api') return `${request.method} ${area}`;
  const known = path
    .replace(/^(\/api\/(?:properties|projects|pictures))\/[^/]+/, '$1/{id}')
    .split('/')
    .slice(0, 5)
    .join('/');
  return `${request.method} ${/^[\w{}/-]+$/.test(known) ? known : '/api/…'}`;
}
