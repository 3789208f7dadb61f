import type { ListingFilters } from '@facade/shared-domain/model';
import { narrows, without } from './groups.ts';

/** What can be let go of an empty list. A town and its radius are one place. */
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

/** One filter less, or two, and how many homes that gives. */
export interface Loosening {
  name: LooseningName;
  second?: LooseningName;
  filters: ListingFilters;
  count: number;
}

/** Every filter that narrows, each with the filters that are left without it. */
export const looseningsOf = (filters: ListingFilters): Omit<Loosening, 'count'>[] =>
  (Object.keys(LOOSENINGS) as LooseningName[])
    .filter((name) => LOOSENINGS[name].some((filter) => narrows(filters, filter)))
    .map((name) => ({ name, filters: without(filters, LOOSENINGS[name]) }));

/** More pairs are not counted: each is a question to the api. */
const MOST_PAIRS = 10;

/** Two at once, those first that cost the visitor least. */
export const pairsOf = (loosenings: readonly Omit<Loosening, 'count'>[]): Omit<Loosening, 'count'>[] =>
  loosenings
    .flatMap(({ name, filters }, index) =>
      loosenings
        .slice(index + 1)
        .map((other) => ({ name, second: other.name, filters: without(filters, LOOSENINGS[other.name]) })),
    )
    .slice(0, MOST_PAIRS);

/** The one that gives most; of equal ones the first, which costs the visitor least. Null where none helps. */
export const bestOf = (loosenings: Loosening[]): Loosening | null =>
  loosenings.reduce<Loosening | null>((best, next) => (next.count > (best?.count ?? 0) ? next : best), null);
