import type { PageParameters, RouteMatch } from '@facade/section-kit';
import { CUT } from '@facade/shared-domain/listing/rejected';
import type { Site } from '@facade/shared-domain/model';
import { sourceOf } from '../../routes.tsx';
import { matchRoute } from './match-route.ts';
import type { SectionLoader } from './section-loader.ts';

const NONE: PageParameters = {};

/** The agency's own pages can show forms about a home: `home` is its id. Other kinds of pages read no parameter. */
const OF_CONTENT: Readonly<Record<string, PageParameters>> = { page: { home: 10 }, article: { home: 10 } };

export interface PageAddress {
  url: URL;
  route: RouteMatch | null;
}

/**
 * An address as its page sees it: only the search parameters that the page declares, in the declared order and up to the declared
 * length. A repeated parameter keeps its distinct values as far as they fit into that length together; {@link CUT} replaces what
 * is cut or dropped. All other parameters (`utm_source`, `fbclid`) stay in the browser's address and are neither loaded nor
 * rendered. Addresses that are equal for a page give the same text.
 */
export function pageAddress(
  { url, route }: PageAddress,
  site: Pick<Site, 'routes' | 'language'>,
  sections: Pick<SectionLoader, 'parametersOf'>,
): PageAddress {
  if (url.search === '') return { url, route };
  const read = parametersRead(route, sections);
  if (!read) return { url, route };
  const search = searchOf(url.searchParams, read);
  if (search === url.search) return { url, route };
  const address = new URL(url);
  address.search = search;
  // If the query determines the page, as in `/project/?id=12`, the route of the full address applies.
  // A project that a list's query names would become the list without it.
  const isNamed = route?.kind === 'project';
  return { url: address, route: isNamed ? route : ((route && matchRoute(address, site)) ?? route) };
}

/** Undefined: any parameter. Unknown addresses read none. */
function parametersRead(route: RouteMatch | null, sections: Pick<SectionLoader, 'parametersOf'>) {
  const source = sourceOf(route);
  if (!source || 'own' in source) return OF_CONTENT[route?.kind ?? ''] ?? NONE;
  return sections.parametersOf?.(source.section, source.page);
}

function searchOf(asked: URLSearchParams, read: PageParameters): string {
  const kept = new URLSearchParams();
  for (const [name, longest] of Object.entries(read)) {
    let room = longest;
    for (const value of new Set(asked.getAll(name).map((text) => text.trim()))) {
      const isCut = value.length > room;
      // A truncated value stays invalid, because a part of it might be another value. The others are kept whole or dropped.
      kept.append(name, isCut ? value.slice(0, room === longest ? room : 0) + CUT : value);
      if (isCut) break;
      room -= value.length;
    }
  }
  // A comma needs no encoding in a query, and lists are easier to read with it.
  const text = kept.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
