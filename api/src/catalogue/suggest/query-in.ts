import { LEAST_PRICE } from '@facade/shared-domain/listing/query/query-amounts';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Goal, ListingFilters, PropertySummary, Suggestions } from '@facade/shared-domain/model';
import { findFitting } from '../list-properties.ts';
import type { HomeCounts } from '../query/count-homes.ts';
import { QUERY_LIMITS } from '../query/limits.ts';
import { readSummaries } from '../records.ts';
import { someCities } from '../towns/cities.ts';
import type { CatalogueView } from '../view.ts';

interface Fitting {
  query: NonNullable<Suggestions['query']>;
  /** Newest first, sold and rented homes last. */
  homes: PropertySummary[];
}

/** What a text finds that consists of filters: the query of a list, and homes of that list. */
export async function queryIn(view: CatalogueView, asked: ListingFilters, size: number): Promise<Fitting> {
  const filters = { ...asked, goal: asked.goal ?? goalOfPrice(asked) };
  const of = (goal: Goal) => findFitting(view, { ...filters, goal }, isAsked(filters, goal) ? size : 0);
  const [sale, rent] = await Promise.all([of('sale'), of('rent')]);
  const counted = (['sale', 'rent'] as const)
    .filter((goal) => isAsked(filters, goal))
    .map((goal) => ({ sale, rent })[goal]);
  const sum = (kind: keyof HomeCounts) => counted.reduce((total, counts) => total + counts[kind], 0);
  const count = sum('available') + (filters.available ? 0 : sum('unavailable'));
  const { goal = null, ...rest } = filters;
  const bounded = (number: number) => Math.min(number, QUERY_LIMITS.counted);
  const around = filters.near && townAt(view, filters.near);
  const homes = await readSummaries(view, [...sale.ids, ...rent.ids]);
  return {
    query: {
      goal,
      filters: writeFilters(rest).toString(),
      ...(around && { around }),
      count: bounded(count),
      counts: { sale: bounded(sale.available), rent: bounded(rent.available) },
    },
    homes: homes.sort(byAvailability).slice(0, size),
  };
}

/** No rent is that high: a budget of € 200,000 is for buying. */
const goalOfPrice = ({ minPrice = 0, maxPrice = 0 }: ListingFilters): Goal | undefined =>
  Math.max(minPrice, maxPrice) >= LEAST_PRICE ? 'sale' : undefined;

/** A typed radius is centred on the exact point of a town. */
const townAt = (view: CatalogueView, near: ListingFilters['near']): string | undefined =>
  someCities(view, { cities: [], near, goal: 'sale', most: 0 })[0]?.label;

const isAsked = ({ goal }: ListingFilters, one: Goal): boolean => goal === undefined || goal === one;

/** Merges two sorted lists, newest first. */
const byAvailability = (a: PropertySummary, b: PropertySummary): number =>
  Number(b.availability === 'available') - Number(a.availability === 'available') ||
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
  b.id - a.id;
