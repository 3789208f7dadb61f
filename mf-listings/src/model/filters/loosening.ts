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

/** One filter less, and how many homes that gives. */
export interface Loosening {
  name: LooseningName;
  filters: ListingFilters;
  count: number;
}

/** Every filter that narrows, each with the filters that are left without it. */
export const looseningsOf = (filters: ListingFilters): Omit<Loosening, 'count'>[] =>
  (Object.keys(LOOSENINGS) as LooseningName[])
    .filter((name) => LOOSENINGS[name].some((filter) => narrows(filters, filter)))
    .map((name) => ({ name, filters: without(filters, LOOSENINGS[name]) }));

/** The one that gives most; of equal ones the first, which costs the visitor least. Null where none helps. */
export const bestOf = (loosenings: Loosening[]): Loosening | null =>
  loosenings.reduce<Loosening | null>((best, next) => (next.count > (best?.count ?? 0) ? next : best), null);
