import { LAND_STEPS, PRICE_STEPS, SURFACE_STEPS } from '@facade/shared-domain/listing/amount-steps';
import type { Facets, Goal, ListingFilters } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';

/** Bounds of an amount that are counted. */
export type AmountFacet = Extract<keyof Facets, 'minPrice' | 'maxPrice' | 'minSurface' | 'minLand'>;

/** Less than any two prices differ by. */
const LESS_THAN_A_CENT = 0.005;

/** Of each amount, which of its steps a home `p` reaches: a number that {@link reachedBounds} reads. */
export function amountSteps(goal: Goal | undefined) {
  const prices = PRICE_STEPS[goal ?? 'sale'].flatMap((step) => [step, step + LESS_THAN_A_CENT]);
  const placed = (column: RawBuilder<unknown>, steps: readonly number[]) =>
    sql`width_bucket(${column}, ${steps}::double precision[])`;
  return {
    price: placed(sql`p.price`, prices),
    surface: placed(sql`p.living_area`, SURFACE_STEPS),
    land: placed(sql`p.land_area`, LAND_STEPS),
  };
}

/** The bounds that a home in this place between the steps of an amount fits. */
export function reachedBounds(
  amount: keyof ReturnType<typeof amountSteps>,
  place: number,
  goal: Goal | undefined,
): [AmountFacet, number][] {
  if (amount === 'surface') return SURFACE_STEPS.slice(0, place).map((step) => ['minSurface', step]);
  if (amount === 'land') return LAND_STEPS.slice(0, place).map((step) => ['minLand', step]);
  const prices = PRICE_STEPS[goal ?? 'sale'];
  // Of each price there are two places: it is reached, and it is passed.
  return [
    ...prices.slice(0, Math.ceil(place / 2)).map((step): [AmountFacet, number] => ['minPrice', step]),
    ...prices.slice(Math.floor(place / 2)).map((step): [AmountFacet, number] => ['maxPrice', step]),
  ];
}

/** Bounds that let in no more homes than the filters do: what lies outside was not looked at. */
export function boundsWithin({ goal, ...filters }: ListingFilters): Record<AmountFacet, readonly number[]> {
  const prices = PRICE_STEPS[goal ?? 'sale'];
  const from = (steps: readonly number[], least = 0) => steps.filter((step) => step >= least);
  return {
    minPrice: from(prices, filters.minPrice),
    maxPrice: prices.filter((step) => step <= (filters.maxPrice ?? step)),
    minSurface: from(SURFACE_STEPS, filters.minSurface),
    minLand: from(LAND_STEPS, filters.minLand),
  };
}
