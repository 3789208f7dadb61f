import { NEARBY_KM, RADIUS_STEPS } from '@facade/shared-domain/listing/amount-steps';
import { FILTER_NAMES, type FilterName, filterOf } from '@facade/shared-domain/listing/filters/filters';
import type { ListingFilters, Point } from '@facade/shared-domain/model/listing';
import { narrows, without } from './groups.ts';

type LooseningName = NonNullable<ReturnType<typeof filterOf>['loosening']>;

/** What can be removed from an empty list, with its place: what matters least to visitors comes first. */
const LOOSENINGS: Record<LooseningName, number> = {
  words: 1,
  more: 2,
  minBedrooms: 3,
  price: 4,
  area: 5,
  city: 6,
  type: 7,
  available: 8,
};

const filtersOf = (loosening: LooseningName) =>
  FILTER_NAMES.filter(
    (name): name is Exclude<FilterName, 'goal'> => name !== 'goal' && filterOf(name).loosening === loosening,
  );

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
    .filter((name) => filtersOf(name).some((filter) => narrows(filters, filter)))
    .map((name) => ({ name, filters: without(filters, filtersOf(name)) }));

/** The same list around its one town, or in a larger radius, the smallest first; none if the town's point is unknown. */
export function nearbyOf(filters: ListingFilters, town: Point | null): Omit<Loosening, 'count'>[] {
  const { near, cities } = filters;
  const centre = near ?? (cities.length > 0 ? town : null);
  if (!centre) return [];
  const { lat, lng } = centre;
  return RADIUS_STEPS.filter((km) => (near ? km > near.km : km >= NEARBY_KM)).map((km) => ({
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
        .map((other) => ({ name, second: other.name, filters: without(filters, filtersOf(other.name)) })),
    )
    .slice(0, MOST_PAIRS);

/** The one with most homes; of equal ones the first, which matters least to visitors. Null if none has any homes. */
export const bestOf = (loosenings: Loosening[]): Loosening | null =>
  loosenings.reduce<Loosening | null>((best, next) => (next.count > (best?.count ?? 0) ? next : best), null);
