import {
  FILTER_NAMES,
  type FilterName,
  filterOf,
  filtersWith,
  NO_FILTERS,
} from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters } from '@facade/shared-domain/model/listing';

export type Group = NonNullable<ReturnType<typeof filterOf>['group']>;

type Filter = Exclude<FilterName, 'goal'>;

/** Panels of the filter bar, in order. */
export const GROUPS: readonly Group[] = [...new Set(FILTER_NAMES.flatMap((name) => filterOf(name).group ?? []))];

/** The filters that a panel sets. */
export const filtersIn = (group: Group): Filter[] => filtersWith({ group });

/** Filters without a panel: links and the map set them, and every link and form preserves them. */
export const CARRIED: readonly Filter[] = FILTER_NAMES.filter(
  (name): name is Filter => name !== 'goal' && !filterOf(name).group,
);

/** The filters without the named ones; how an area was made goes with the area. */
export const without = (filters: ListingFilters, names: readonly Filter[]): ListingFilters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, (NO_FILTERS as Partial<ListingFilters>)[name]])),
  ...(names.includes('within') && { travel: undefined }),
});

/** Only the named filters. */
export const only = (filters: ListingFilters, names: readonly Filter[]): ListingFilters => ({
  ...NO_FILTERS,
  ...Object.fromEntries(names.map((name) => [name, filters[name]])),
});

/** Whether a filter is set. */
export function narrows(filters: Partial<ListingFilters>, name: Filter): boolean {
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** Whether any filter is set. */
export const isNarrowed = (filters: ListingFilters): boolean =>
  FILTER_NAMES.some((name) => name !== 'goal' && narrows(filters, name));

/** How many filters of a panel are set. */
export const countIn = (filters: ListingFilters, group: Group): number =>
  filtersIn(group).reduce((total, name) => {
    const value = filters[name];
    return total + (Array.isArray(value) ? value.length : Number(narrows(filters, name)));
  }, 0);
