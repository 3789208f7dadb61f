import type { ListingFilters, Point } from '@facade/shared-domain/model';
import { NEARBY_KM, RADII } from './amounts.ts';
import { narrows, without } from './groups.ts';

/** Filters that can be removed from an empty list, the ones that matter least to visitors first. A town and its radius count as one. */
const LOOSENINGS = {
  words: ['words'],
  more: ['minSurface', 'minLand', 'energy', 'has'],
  minBedrooms: ['minBedrooms'],
  price: ['minPrice', 'maxPrice'],
  area: ['bbox', 'within'],
  city: ['cities', 'near'],
  type: ['types'],
  available: ['available'],
} as const;

type LooseningName = keyof typeof LOOSENINGS;

/** A list with one or two filters fewer, or `nearby`: in a radius, and its number of homes. */
export interface Loosening {
  name: LooseningName | 'nearby';
  second?: LooseningName;
  filters: ListingFilters;
  count: number;
}

interface WithoutOne extends Omit<Loosening, 'count'> {
  name: LooseningName;
}

/** For each filter that is set, the remaining filters without it. */
export const looseningsOf = (filters: ListingFilters): WithoutOne[] =>
  (Object.keys(LOOSENINGS) as LooseningName[])
    .filter((name) => LOOSENINGS[name].some((filter) => narrows(filters, filter)))
    .map((name) => ({ name, filters: without(filters, LOOSENINGS[name]) }));

/** The same list around its one town, or in a larger radius, the smallest first; none if the town's point is unknown. */
export function nearbyOf(filters: ListingFilters, town: Point | null): Omit<Loosening, 'count'>[] {
  const { near, cities } = filters;
  const centre = near ?? (cities.length > 0 ? town : null);
  if (!centre) return [];
  const { lat, lng } = centre;
  return RADII.filter((km) => (near ? km > near.km : km >= NEARBY_KM)).map((km) => ({
    name: 'nearby',
    filters: { ...filters, cities: [], near: { lat, lng, km } },
  }));
}

/** Maximum number of pairs to count: each is a request to the api. */
const MOST_PAIRS = 10;

/** Two filters removed at once, the pairs that matter least to visitors first. */
export const pairsOf = (loosenings: readonly WithoutOne[]): Omit<Loosening, 'count'>[] =>
  loosenings
    .flatMap(({ name, filters }, index) =>
      loosenings
        .slice(index + 1)
        .map((other) => ({ name, second: other.name, filters: without(filters, LOOSENINGS[other.name]) })),
    )
    .slice(0, MOST_PAIRS);

/** The one with most homes; of equal ones the first, which matters least to visitors. Null if none has any homes. */
export const bestOf = (loosenings: Loosening[]): Loosening | null =>
  loosenings.reduce<Loosening | null>((best, next) => (next.count > (best?.count ?? 0) ? next : best), null);
