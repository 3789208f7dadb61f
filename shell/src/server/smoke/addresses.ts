import type { RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { Renderer } from '../build-files.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import type { SmokeApi } from './smoke-api.ts';

const ORIGIN = 'http://localhost';

/**
 * Real addresses of a page, one for each kind of URL. For a page without a kind: the address at which the agency's content shows it, one
 * that it declares, or a made-up one.
 */
export async function addressesOf(
  { section, paths }: Pick<SectionRelease, 'paths'> & { section: string },
  page: string,
  site: Site,
  renderer: Renderer,
  api: SmokeApi,
): Promise<[URL, RouteMatch][]> {
  const kinds = Object.entries(renderer.routes)
    .filter(([, source]) => 'section' in source && source.section === section && source.page === page)
    .map(([kind]) => kind);
  if (kinds.length === 0) {
    const placed = site.routes.find(({ shows }) => shows === `${section}/${page}`);
    const shown = placed && new URL(pathOf(placed, site), ORIGIN);
    const route = shown && renderer.matchRoute(shown, site);
    if (route) return [[shown, route]];
    const pattern = paths?.[page]?.[site.language];
    const declared = pattern && new URL(`/${site.language}${await withSamples(pattern, api)}`, ORIGIN);
    const found = declared && renderer.matchSectionPath(declared, site, { [section]: paths });
    if (found) return [[declared, found.route]];
    const url = new URL(`/${site.language}/${section}/${page}/`, ORIGIN);
    return [[url, { kind: 'section', language: site.language, original: `/${section}/${page}/`, params: {} }]];
  }
  const known = [...pathsOf(site), ...(await recordPaths(site, api))];
  return kinds.flatMap((kind): [URL, RouteMatch][] => {
    for (const path of known) {
      const url = new URL(path, ORIGIN);
      const route = renderer.matchRoute(url, site);
      if (route?.kind === kind) return [[url, route]];
    }
    return [];
  });
}

const pathsOf = (site: Site): string[] => site.routes.map((entry) => pathOf(entry, site));

const pathOf = ({ paths, original }: Site['routes'][number], { language, defaultLanguage }: Site): string =>
  paths[language] ?? paths[defaultLanguage] ?? original;

/** An address of this pattern. Most parameters of sections' addresses are the number of a property, so all get one that exists. */
async function withSamples(pattern: string, api: SmokeApi): Promise<string> {
  const id = pattern.includes(':') ? await firstProperty(api).catch(() => 1) : 1;
  return pattern.replace(/:\w+\??/g, String(id));
}

/** Number of a property that is for sale. */
export async function firstProperty(api: SmokeApi): Promise<number> {
  const { items } = await api.get<{ items: { id: number }[] }>('/properties?lang=nl&goal=sale&page=1&pageSize=12');
  return items[0]?.id ?? 0;
}

/** Addresses of the first properties, units and projects. */
async function recordPaths({ language }: Site, api: SmokeApi): Promise<string[]> {
  const paths = async (path: string): Promise<string[]> => {
    const answer = await api.get<{ items: { path: string }[] } | { path: string }[]>(path).catch(() => []);
    return ('items' in answer ? answer.items : answer).map((item) => item.path);
  };
  const found = await Promise.all([
    paths(`/properties?lang=${language}&goal=sale&page=1&pageSize=12`),
    paths(`/properties?lang=${language}&type=2&page=1&pageSize=12`),
    paths(`/projects?lang=${language}`),
  ]);
  return found.flat();
}
