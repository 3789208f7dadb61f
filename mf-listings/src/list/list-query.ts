import type { FilterParameter } from '@facade/shared-domain/listing/filters/filters';
import type { Reason } from '@facade/shared-domain/listing/rejected';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import type { PropertySort } from '@facade/shared-domain/model/property';

/** Every sort order of a list, in the order of the select. */
export const SORTS: readonly PropertySort[] = ['-date', 'price', '-price', 'city', 'type', '-surface', 'date'];

export const DEFAULT_SORT: PropertySort = '-date';

/** Properties on one page of a list. */
export const PAGE_SIZE = 12;

/** Higher counts are not exact: "10.000+". */
export const MAX_COUNT = 10_000;

/** The last page that is shown; after it, visitors are advised to add filters. */
export const MAX_PAGE = Math.ceil(MAX_COUNT / PAGE_SIZE);

/** The query of a list page, as far as it is understood. */
export interface ListQuery {
  /** Without a goal, which is in the path. */
  filters: ListingFilters;
  sort: PropertySort;
  /** From 1, as requested: may exceed {@link MAX_PAGE}. */
  page: number;
  /** Shows the map instead of the list in a window that is too small for both. */
  view?: 'map';
}

/** Values of a parameter that are invalid or unknown. */
export interface WrongParameter {
  name: FilterParameter | 'page' | 'sort';
  values: string[];
  /** What a valid value is; undefined if the values are well-formed but unknown. */
  reason?: Reason;
}

/** Path of a list with this part of a query. Parameters with default values are left out; their order is fixed. */
export function queryHref(path: string, { filters = {}, sort, page, view }: QueryPart): string {
  const params = writeFilters({ ...filters, goal: undefined });
  if (sort && sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page && page > 1) params.set('page', String(page));
  if (view) params.set('view', view);
  // A comma is valid in a query, and makes lists easier to read.
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** The same address with the rejected values added, so that the page there reports them too. */
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
