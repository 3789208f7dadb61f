import { MAX_IDS } from '../../limits.ts';
import { MAX_TRAVEL } from '../../travel/travel-text.ts';
import { DEMAND_PARAMETERS, type DemandParameter, MAX_ZONE_LENGTH, SAVED_PARAMETERS } from '../demand-criteria.ts';
import { ENERGY_LETTERS, MAX_CITY_LENGTH, MAX_TEXT, MAX_VALUES } from '../listing-filters.ts';
import { FEATURES } from './features.ts';
import type { FilterParameter } from './filters.ts';

/** The largest id with its comma. */
const ID = 11;
const AMOUNT = 12;
const ROOMS = 10;
/** Room for each value twice. */
const twice = (values: readonly string[]): number => 2 * values.join().length;

/**
 * How long the values of each filter in an address may be, all together, in characters: room for the longest that are read. For
 * `parameters` of a page in `remote.tsx`.
 */
export const FILTER_LENGTHS: Readonly<Record<FilterParameter, number>> = {
  goal: 10,
  type: MAX_VALUES * ID,
  city: MAX_VALUES * MAX_CITY_LENGTH,
  minPrice: AMOUNT,
  maxPrice: AMOUNT,
  minBedrooms: ROOMS,
  maxBedrooms: ROOMS,
  minBathrooms: ROOMS,
  minSurface: AMOUNT,
  maxSurface: AMOUNT,
  minLand: AMOUNT,
  minYear: AMOUNT,
  energy: twice(ENERGY_LETTERS),
  has: twice(FEATURES),
  freeBy: AMOUNT,
  days: ROOMS,
  available: 6,
  project: AMOUNT,
  ids: MAX_IDS * ID,
  bbox: 84,
  // A hundred corners.
  within: 4300,
  travel: MAX_TRAVEL,
  near: 62,
  q: MAX_TEXT,
};

/** The same for a saved search. */
export const DEMAND_LENGTHS = Object.fromEntries([
  ...SAVED_PARAMETERS.map((name) => [name, FILTER_LENGTHS[name]]),
  ...DEMAND_PARAMETERS.map((name) => [name, name === 'zone' ? MAX_VALUES * MAX_ZONE_LENGTH : ROOMS]),
]) as Record<DemandParameter, number>;
