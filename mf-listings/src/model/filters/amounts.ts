import type { Goal } from '@facade/shared-domain/model';

/** Steps of the price filter, in euro; a month for rent. */
const PRICES: Record<Goal, readonly number[]> = {
  sale: [
    50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 225_000, 250_000, 275_000, 300_000, 350_000, 400_000,
    450_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
  ],
  rent: [300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000],
};

/** Steps of living surface and land, in m². */
export const SURFACES: readonly number[] = [40, 60, 80, 100, 125, 150, 175, 200, 250, 300];
export const LANDS: readonly number[] = [100, 250, 500, 750, 1_000, 1_500, 2_500, 5_000, 10_000];

/** Kilometres around a town, or around the visitor. */
export const RADII: readonly number[] = [2, 5, 10, 20, 30];

export const BEDROOMS: readonly number[] = [1, 2, 3, 4, 5];

export const pricesOf = (goal: Goal): readonly number[] => PRICES[goal];

/** The steps with what is chosen, which an address may have set to anything. */
export const withChosen = (steps: readonly number[], chosen: number | undefined): number[] =>
  [...new Set(chosen === undefined ? steps : [...steps, chosen])].sort((a, b) => a - b);
