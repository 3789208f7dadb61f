import type { PageParameters, RouteMatch } from '@facade/section-kit';
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
 * An address as its page sees it: with the search parameters that the page reads, in the order it names them, no longer than it
 * takes. A parameter given several times keeps its values, each once, as far as they fit that length together. Everything else in a query (`utm_source`, `fbclid`) stays in the browser's own address and is neither
 * loaded nor rendered. Addresses that are the same to a page are the same text.
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
  return { url: address, route: (route && matchRoute(address, site)) ?? route };
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
    for (const value of new Set(asked.getAll(name).map((text) => text.slice(0, longest).trim()))) {
      // The first value is cut to length; the others are kept whole or dropped.
      if (value.length > room) break;
      kept.append(name, value);
      room -= value.length;
    }
  }
  // A comma needs no encoding in a query, and lists are easier to read with it.
  const text = kept.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
