import type { RouteMatch } from '@facade/section-kit';

/**
 * Adds the parameters that the page did not read to its redirect: `utm_source` and the like belong to the agency and must
 * survive. Leaves out what the route has used, such as the `id` of `/project/?id=12`.
 */
export function withDropped(to: string, asked: URL, read: URL, route: RouteMatch | null): string {
  if (!to.startsWith('/')) return to;
  const [address = '', fragment] = to.split('#');
  const dropped = asked.search
    .slice(1)
    .split('&')
    .filter((part) => {
      const [[name, value] = ['', '']] = new URLSearchParams(part);
      return name !== '' && !read.searchParams.has(name) && route?.params[name] !== value;
    });
  if (dropped.length === 0) return to;
  const query = `${address}${address.includes('?') ? '&' : '?'}${dropped.join('&')}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}
