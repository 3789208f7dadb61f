import type { PropertySort } from '@facade/shared-domain/model';

/** Every order a list can have, in the order the select offers them. */
export const SORTS: readonly PropertySort[] = ['-date', 'price', '-price', 'city', 'type', '-surface', 'date'];

export const DEFAULT_SORT: PropertySort = '-date';

/** Properties on one page of a list. */
export const PAGE_SIZE = 12;

/** What the query string of a list page asks for. Empty parameters, as a form sends them, count as absent. */
export interface ListQuery {
  /** `name|zip`, a zip or a name. */
  city: string;
  /** Category WebID as written; it may name nothing. */
  type: string;
  sort: PropertySort;
  /** Leaves out what is sold or rented. */
  available: boolean;
  /** From 1. Anything that is not a whole positive number reads as 1. */
  page: number;
  /** Free text of the search box, sent without JavaScript or by Enter; the list holds what matches it. */
  q: string;
  /** The visitor's kept properties. */
  ids: number[];
}

/** Characters of a search text that are looked at: no property's type and town have more. */
export const MAX_TEXT = 100;

/** More are not asked for by their ids. */
export const MAX_IDS = 100;

/** No list is this long; the api refuses pages far beyond. */
const MAX_PAGE = 10_000;

/** Reads the query of a list page; never throws. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const page = Number(text('page') || 1);
  const ids = text('ids')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return {
    city: text('city'),
    type: text('type'),
    sort: SORTS.find((sort) => sort === text('sort')) ?? DEFAULT_SORT,
    available: text('available') === '1',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
    q: text('q').slice(0, MAX_TEXT),
    ids: ids.slice(0, MAX_IDS),
  };
}

/** Path of a list with the given part of a query; what has its default value is left out. */
export function listHref(path: string, { city, type, sort, available, page, q, ids }: Partial<ListQuery>): string {
  const params = new URLSearchParams();
  if (city) params.set('city', city);
  if (type) params.set('type', type);
  if (q) params.set('q', q);
  if (ids?.length) params.set('ids', ids.join(','));
  if (sort && sort !== DEFAULT_SORT) params.set('sort', sort);
  if (available) params.set('available', '1');
  if (page && page > 1) params.set('page', String(page));
  // A comma may stand in a query as it is, and ids are easier to read with it.
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}
