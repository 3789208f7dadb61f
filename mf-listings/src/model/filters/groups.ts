import type { ListingFilters } from '@facade/shared-domain/model';

/** Panels of the filter bar, in their order. */
export const GROUPS = ['type', 'city', 'price', 'bedrooms', 'more'] as const;

export type Group = (typeof GROUPS)[number];

type Filter = Exclude<keyof ListingFilters, 'goal'>;

/** What a visitor sets in each panel. */
export const GROUP_FILTERS: Record<Group, readonly Filter[]> = {
  type: ['types'],
  city: ['cities', 'near'],
  price: ['minPrice', 'maxPrice'],
  bedrooms: ['minBedrooms'],
  more: ['minSurface', 'minLand', 'energy', 'has', 'available'],
};

/** Filters that no panel sets: links and the map do, and every link and form carries them on. */
export const CARRIED: readonly Filter[] = ['project', 'ids', 'bbox', 'within'];

const NONE: ListingFilters = { types: [], cities: [], energy: [], has: [], available: false };

/** These filters without some of them. */
export const without = (filters: ListingFilters, names: readonly Filter[]): ListingFilters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, (NONE as Partial<ListingFilters>)[name]])),
});

/** Only some of these filters. */
export const only = (filters: ListingFilters, names: readonly Filter[]): ListingFilters => ({
  ...NONE,
  ...Object.fromEntries(names.map((name) => [name, filters[name]])),
});

/** Whether a filter narrows. */
export function narrows(filters: Partial<ListingFilters>, name: Filter): boolean {
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** Whether any filter narrows. */
export const isNarrowed = (filters: ListingFilters): boolean =>
  [...Object.values(GROUP_FILTERS).flat(), ...CARRIED].some((name) => narrows(filters, name));

/** How many filters of a panel narrow. */
export const countIn = (filters: ListingFilters, group: Group): number =>
  GROUP_FILTERS[group].reduce((total, name) => {
    const value = filters[name];
    return total + (Array.isArray(value) ? value.length : Number(narrows(filters, name)));
  }, 0);
