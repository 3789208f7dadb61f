import type { RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { Renderer } from '../build-files.ts';
import type { SectionRelease } from '../releases/section-release.ts';
import type { SmokeApi } from './smoke-api.ts';

/** Value for every parameter of an address that a section declares. */
const SAMPLE = '1';

/**
 * Real addresses of a page, one for each kind of URL. For a page without a kind: an address that it declares, or a made-up one.
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
    const pattern = paths?.[page]?.[site.language];
    const declared = pattern && new URL(`/${site.language}${pattern.replace(/:\w+\??/g, SAMPLE)}`, 'http://localhost');
    const found = declared && renderer.matchSectionPath(declared, site, { [section]: paths });
    if (found) return [[declared, found.route]];
    const url = new URL(`http://localhost/${site.language}/${section}/${page}/`);
    return [[url, { kind: 'section', language: site.language, original: `/${section}/${page}/`, params: {} }]];
  }
  const known = [...pathsOf(site), ...(await recordPaths(site, api))];
  return kinds.flatMap((kind): [URL, RouteMatch][] => {
    for (const path of known) {
      const url = new URL(path, 'http://localhost');
      const route = renderer.matchRoute(url, site);
      if (route?.kind === kind) return [[url, route]];
    }
    return [];
  });
}

const pathsOf = ({ routes, language, defaultLanguage }: Site): string[] =>
  routes.flatMap(({ paths, original }) => paths[language] ?? paths[defaultLanguage] ?? original);

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
