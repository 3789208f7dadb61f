import type { RouteMatch } from '@facade/section-kit';

/**
 * A redirect of a page, with the parameters of the asked address that the page was not given: `utm_source` and its like are the
 * agency's, and last through a redirect. What the route has used is not given on, such as the `id` of `/project/?id=12`.
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
