import type { ListingFilters } from '@facade/shared-domain/model';
import { narrows, without } from './groups.ts';

/** Filters that can be removed from an empty list, the ones that matter least to visitors first. A town and its radius count as one. */
const LOOSENINGS = {
  more: ['minSurface', 'minLand', 'energy', 'has'],
  minBedrooms: ['minBedrooms'],
  price: ['minPrice', 'maxPrice'],
  area: ['bbox', 'within'],
  city: ['cities', 'near'],
  type: ['types'],
  available: ['available'],
} as const;

type LooseningName = keyof typeof LOOSENINGS;

/** A list with one or two filters fewer, and its number of homes. */
export interface Loosening {
  name: LooseningName;
  second?: LooseningName;
  filters: ListingFilters;
  count: number;
}

/** For each filter that is set, the remaining filters without it. */
export const looseningsOf = (filters: ListingFilters): Omit<Loosening, 'count'>[] =>
  (Object.keys(LOOSENINGS) as LooseningName[])
    .filter((name) => LOOSENINGS[name].some((filter) => narrows(filters, filter)))
    .map((name) => ({ name, filters: without(filters, LOOSENINGS[name]) }));

/** Maximum number of pairs to count: each is a request to the api. */
const MOST_PAIRS = 10;

/** Two filters removed at once, the pairs that matter least to visitors first. */
export const pairsOf = (loosenings: readonly Omit<Loosening, 'count'>[]): Omit<Loosening, 'count'>[] =>
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
