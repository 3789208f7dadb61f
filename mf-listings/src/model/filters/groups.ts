import type { ListingFilters } from '@facade/shared-domain/model';

/** Panels of the filter bar, in order. */
export const GROUPS = ['type', 'city', 'price', 'bedrooms', 'more'] as const;

export type Group = (typeof GROUPS)[number];

type Filter = Exclude<keyof ListingFilters, 'goal'>;

/** The filters that each panel sets. */
export const GROUP_FILTERS: Record<Group, readonly Filter[]> = {
  type: ['types'],
  city: ['cities', 'near'],
  price: ['minPrice', 'maxPrice'],
  bedrooms: ['minBedrooms'],
  more: ['minSurface', 'minLand', 'energy', 'has', 'available'],
};

/** Filters without a panel: links and the map set them, and every link and form preserves them. */
export const CARRIED: readonly Filter[] = ['project', 'ids', 'bbox', 'within', 'words'];

/** Filters that choose nothing. */
export const NO_FILTERS: ListingFilters = { types: [], cities: [], energy: [], has: [], available: false };

/** The filters without the named ones. */
export const without = (filters: ListingFilters, names: readonly Filter[]): ListingFilters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, (NO_FILTERS as Partial<ListingFilters>)[name]])),
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
  [...Object.values(GROUP_FILTERS).flat(), ...CARRIED].some((name) => narrows(filters, name));

/** How many filters of a panel are set. */
export const countIn = (filters: ListingFilters, group: Group): number =>
  GROUP_FILTERS[group].reduce((total, name) => {
    const value = filters[name];
    return total + (Array.isArray(value) ? value.length : Number(narrows(filters, name)));
  }, 0);
