import type { Reason } from '@facade/shared-domain/listing/rejected';
import { type FilterParameter, writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { ListingFilters, PropertySort } from '@facade/shared-domain/model';

/** Every order a list can have, in the order the select offers them. */
export const SORTS: readonly PropertySort[] = ['-date', 'price', '-price', 'city', 'type', '-surface', 'date'];

export const DEFAULT_SORT: PropertySort = '-date';

/** Properties on one page of a list. */
export const PAGE_SIZE = 12;

/** Larger counts are not exact: "10.000+". */
export const MAX_COUNT = 10_000;

/** The last page that is shown of a list with more; those who want more are advised to narrow. */
export const MAX_PAGE = Math.ceil(MAX_COUNT / PAGE_SIZE);

/** What the query string of a list page asks for, as far as it is understood. */
export interface ListQuery {
  /** Without a goal: that is in the path. */
  filters: ListingFilters;
  sort: PropertySort;
  /** From 1; as asked for, beyond {@link MAX_PAGE} too. */
  page: number;
  /** Free text of the search box, sent without JavaScript or by Enter; the list holds what matches it. */
  q: string;
  /** The map instead of the list, where the window has no room for both. */
  view?: 'map';
}

/** What of a parameter was not understood, or names nothing that is known. */
export interface WrongParameter {
  name: FilterParameter | 'page' | 'sort' | 'q';
  values: string[];
  /** What would be taken; none where the values might be right, but name nothing. */
  reason?: Reason;
}

/** Characters of a search text at most: no property's type and town have more. */
export const MAX_TEXT = 100;

/** More are not asked for by their ids. */
export const MAX_IDS = 100;

/**
 * Path of a list with the given part of a query; what has its default value is left out, the order of parameters is always the
 * same.
 */
export function queryHref(path: string, { filters = {}, sort, page, q, view }: QueryPart): string {
  const params = writeFilters({ ...filters, goal: undefined });
  if (q) params.set('q', q);
  if (sort && sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page && page > 1) params.set('page', String(page));
  if (view) params.set('view', view);
  // A comma may stand in a query as it is, and lists are easier to read with it.
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** The same address with what was not understood of another, so that its page says so, too. */
export function withWrong(href: string, wrong: readonly WrongParameter[]): string {
  const [path = '', query = ''] = href.split('?');
  const kept = new URLSearchParams(query);
  const lost = new URLSearchParams();
  for (const { name, values } of wrong)
    for (const value of values) if (!kept.getAll(name).includes(value)) lost.append(name, value);
  const both = [query, lost.toString().replaceAll('%2C', ',')].filter(Boolean).join('&');
  return both ? `${path}?${both}` : path;
}

interface QueryPart extends Partial<Omit<ListQuery, 'filters'>> {
  filters?: Partial<ListingFilters>;
}
