import type { Goal } from '../model/property.ts';

/** Prices that filters offer, in euro; a month for rent. */
export const PRICE_STEPS: Readonly<Record<Goal, readonly number[]>> = {
  sale: [
    50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 225_000, 250_000, 275_000, 300_000, 350_000, 400_000,
    450_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000,
  ],
  rent: [300, 400, 500, 600, 700, 800, 900, 1_000, 1_200, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000],
};

/** Living surfaces and areas of land that filters offer, in m². */
export const SURFACE_STEPS: readonly number[] = [40, 60, 80, 100, 125, 150, 175, 200, 250, 300];
export const LAND_STEPS: readonly number[] = [100, 250, 500, 750, 1_000, 1_500, 2_500, 5_000, 10_000];

/** Bathrooms, years of construction and days on the site that filters offer. */
export const BATHROOM_STEPS: readonly number[] = [1, 2, 3];
export const YEAR_STEPS: readonly number[] = [1900, 1945, 1970, 1990, 2000, 2010, 2015, 2020];
export const DAY_STEPS: readonly number[] = [1, 3, 7, 14, 30];

/** Kilometres around a town, or around the visitor, that filters offer. */
export const RADIUS_STEPS: readonly number[] = [2, 5, 10, 20, 30];

/** Kilometres around a town where nothing is offered. */
export const NEARBY_KM = 10;

/** The steps, with the selected value added: a URL may contain any value. */
export const withChosen = (steps: readonly number[], chosen: number | undefined): number[] =>
  [...new Set(chosen === undefined ? steps : [...steps, chosen])].sort((a, b) => a - b);
