import { LAND_STEPS, PRICE_STEPS, SURFACE_STEPS } from '@facade/shared-domain/listing/amount-steps';
import type { Facets, Goal, ListingFilters } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';

/** Bounds of an amount that are counted. */
export type AmountFacet = Extract<keyof Facets, 'minPrice' | 'maxPrice' | 'minSurface' | 'minLand'>;

/** Smaller than the difference between any two prices. */
const LESS_THAN_A_CENT = 0.005;

/** For each amount, the number of the highest step that a home `p` reaches; {@link reachedBounds} decodes it. */
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

/** The bounds that a home matches whose amount lies at this place between the steps. */
export function reachedBounds(
  amount: keyof ReturnType<typeof amountSteps>,
  place: number,
  goal: Goal | undefined,
): [AmountFacet, number][] {
  if (amount === 'surface') return SURFACE_STEPS.slice(0, place).map((step) => ['minSurface', step]);
  if (amount === 'land') return LAND_STEPS.slice(0, place).map((step) => ['minLand', step]);
  const prices = PRICE_STEPS[goal ?? 'sale'];
  // Each price has two places: one where it is reached, one where it is exceeded.
  return [
    ...prices.slice(0, Math.ceil(place / 2)).map((step): [AmountFacet, number] => ['minPrice', step]),
    ...prices.slice(Math.floor(place / 2)).map((step): [AmountFacet, number] => ['maxPrice', step]),
  ];
}

/** Only the bounds that admit no more homes than the filters: homes outside the filters were not counted. */
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
