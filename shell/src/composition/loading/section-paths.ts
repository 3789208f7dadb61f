import type { PagePaths, RouteMatch } from '@facade/section-kit';
import { isLanguage } from '@facade/shared-domain/language/language';
import { LANGUAGES, type Language, type Site } from '@facade/shared-domain/model';
import { generatePath, matchRoutes } from 'react-router';
import { matchRoute } from './match-route.ts';
import type { SectionLoader, SectionPaths } from './section-loader.ts';

export interface SectionAddress {
  route: RouteMatch;
  /** The canonical path, in the language of the site object. */
  path: string;
  /** Status of the redirect to it. An address without a language may redirect another visitor elsewhere. */
  status: 301 | 302;
}

type Settings = Pick<Site, 'language' | 'languages'>;

/**
 * The section page of an address that is not in the agency's own table. Also matches non-canonical addresses: different case, a
 * missing slash or language, or the pattern of another language.
 */
export function matchSectionPath({ pathname }: URL, site: Settings, table: SectionPaths): SectionAddress | null {
  const pages = Object.entries(table).flatMap(([section, ofPages]) =>
    Object.entries(ofPages).map(([page, patterns]) => ({ kind: `${section}/${page}`, patterns })),
  );
  const below = pages.length > 0 ? pathBelow(pathname, site.language) : null;
  if (!below) return null;
  const others = LANGUAGES.filter((language) => language !== site.language);
  for (const language of [site.language, ...others]) {
    const routes = pages.flatMap(({ patterns, ...page }) => {
      const isOffered = patterns[language] !== undefined && patterns[site.language] !== undefined;
      return isOffered ? { path: patterns[language], handle: { ...page, patterns } } : [];
    });
    const [match] = matchRoutes(routes, below.path) ?? [];
    if (match) return { ...addressOf(match.route.handle, match.params, site), status: below.isPrefixed ? 301 : 302 };
  }
  return null;
}

/**
 * The route of an address, from the agency's table or from what a section declares. Also null if the address is not canonical.
 */
export function routeOf(
  url: URL,
  site: Pick<Site, 'routes'> & Settings,
  sections: Pick<SectionLoader, 'paths'>,
): RouteMatch | null {
  const known = matchRoute(url, site);
  if (known) return known;
  const found = matchSectionPath(url, site, sections.paths?.() ?? {});
  return found?.path === url.pathname ? found.route : null;
}

function addressOf(
  { kind, patterns }: { kind: string; patterns: PagePaths },
  found: Readonly<Record<string, string | undefined>>,
  { language, languages }: Settings,
): Pick<SectionAddress, 'route' | 'path'> {
  const params = Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  // Encoded as in a URL: a pattern may contain letters that must be encoded.
  const pathIn = (pattern: string) => new URL(`${generatePath(pattern, params)}/`, 'http://site').pathname;
  const used = Object.entries(patterns).filter(([code]) => languages.some((one) => one.use && one.code === code));
  const alternates: Partial<Record<Language, string>> = Object.fromEntries(
    used.map(([code, pattern]) => [code, `/${code}${pathIn(pattern)}`]),
  );
  // The first declared pattern identifies the page.
  const [original = ''] = Object.values(patterns);
  return {
    route: { kind, language, original: pathIn(original), params, alternates },
    path: `/${language}${pathIn(patterns[language] ?? original)}`,
  };
}

/** The path below the language's prefix; null for another language's path or one that cannot be decoded. */
function pathBelow(pathname: string, language: Language): { path: string; isPrefixed: boolean } | null {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const prefix = segments[0]?.toLowerCase();
  const isPrefixed = isLanguage(prefix);
  if (isPrefixed && prefix !== language) return null;
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  return { path: `/${segments.slice(isPrefixed ? 1 : 0).join('/')}`, isPrefixed };
}
