import type { PageParameters, RouteMatch } from '@facade/section-kit';
import { CUT } from '@facade/shared-domain/listing/rejected';
import type { Site } from '@facade/shared-domain/model';
import { sourceOf } from '../../routes.tsx';
import { matchRoute } from './match-route.ts';
import type { SectionLoader } from './section-loader.ts';

const NONE: PageParameters = {};

type DeclaredParameters = Pick<SectionLoader, 'parametersOf' | 'contentParameters'>;

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
  sections: DeclaredParameters,
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

/** Undefined: any parameter. Unknown addresses and the home page read none. */
function parametersRead(route: RouteMatch | null, sections: DeclaredParameters) {
  const source = sourceOf(route);
  if (!source || route?.kind === 'home') return NONE;
  if ('own' in source) return sections.contentParameters?.() ?? NONE;
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
