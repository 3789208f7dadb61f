import type { ListingFilters } from '../model/listing.ts';
import type { Goal } from '../model/property.ts';

/** Round amounts with an indexable list "up to …", in euro; a month for rent. Few, so that each list is long. */
export const INDEXABLE_MAX_PRICES: Record<Goal, readonly number[]> = {
  sale: [150_000, 200_000, 250_000, 300_000, 400_000, 500_000],
  rent: [700, 900, 1_200, 1_500],
};

/** Filters that distinguish lists for search engines. */
export type IndexableFilters = Partial<Pick<ListingFilters, 'types' | 'cities' | 'maxPrice'>>;

/** A town as in links: a zip or a bare name is another address of the same list, or of several lists. */
const TOWN = /^[^|]+\|\d{4}$/;

/**
 * The indexable list that is nearest to these filters: with their one type and one town, or with their round maximum
 * price if neither is given, or all of the goal. Indexable filters are returned unchanged.
 * @example nearestIndexable('sale', { types: [1], cities: ['Ath|7800'], has: ['garden'] }) // { types: [1], cities: ['Ath|7800'] }
 */
export function nearestIndexable(goal: Goal, filters: Partial<ListingFilters>): IndexableFilters {
  const { types = [], cities = [], minPrice, maxPrice, ids, project } = filters;
  // These are lists of individual homes, not of a kind of homes.
  if (ids?.length || project !== undefined) return {};
  const one: IndexableFilters = {};
  if (types.length === 1) one.types = types;
  if (cities.length === 1 && TOWN.test(cities[0] ?? '')) one.cities = cities;
  if (one.types || one.cities) return one;
  const isRound = maxPrice !== undefined && INDEXABLE_MAX_PRICES[goal].includes(maxPrice);
  const isAlone = types.length === 0 && cities.length === 0 && minPrice === undefined;
  return isRound && isAlone ? { maxPrice } : {};
}

/**
 * Whether search engines may index the list with these filters: all of a goal, one type, one town (`name|zip`), both, or a
 * round maximum price alone. Sitemap and pages follow this one rule; a list that is empty is left out besides.
 * @example isIndexableList('sale', { maxPrice: 250_000 }) // true
 */
export function isIndexableList(goal: Goal, filters: Partial<ListingFilters>): boolean {
  const nearest = nearestIndexable(goal, filters);
  return Object.entries(filters).every(([name, value]) => {
    if (name === 'goal') return value === undefined || value === goal;
    const narrows = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
    return !narrows || name in nearest;
  });
}
