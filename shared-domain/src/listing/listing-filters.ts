import type { EnergyLetter, Feature, ListingFilters } from '../model/index.ts';
import {
  parseBoundingBox,
  parseNear,
  parsePolygon,
  writeBoundingBox,
  writeNear,
  writePolygon,
} from './geo-parameters.ts';

/** In the order they are offered. */
export const FEATURES: readonly Feature[] = ['garden', 'garage', 'terrace', 'lift', 'newBuild', 'furnished'];

/** Best first. */
export const ENERGY_LETTERS: readonly EnergyLetter[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Values that one filter takes at most. */
export const MAX_VALUES = 30;

/** Homes that are asked for by their ids at most. */
export const MAX_IDS = 200;

/** Euro and m²: more than any home costs or measures. */
const MAX_AMOUNT = 1_000_000_000;
const MAX_BEDROOMS = 50;
const MAX_CITY_LENGTH = 100;
/** Largest id PostgreSQL's integer holds. */
const MAX_ID = 2_147_483_647;

/** The parameters of a list, a map and their counts; those of `ListingFilters`, by the names that the URL has. */
export const FILTER_PARAMETERS = [
  'goal',
  'type',
  'city',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'minSurface',
  'minLand',
  'energy',
  'has',
  'available',
  'project',
  'ids',
  'bbox',
  'within',
  'near',
] as const;

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

export interface ReadFilters {
  filters: ListingFilters;
  /** Parameters whose value is not understood, which do not narrow then. The api refuses them, a page says so. */
  wrong: FilterParameter[];
}

/**
 * Reads the filters of a query; parameters it does not know are left alone, empty ones count as absent. Lists come as repeated
 * parameters or with commas between their values (a town's name may hold a comma, so that towns are only repeated). Never throws.
 * @example readFilters(new URLSearchParams('type=1&type=12&city=Ath|7800&maxPrice=250000&has=garden'))
 */
export function readFilters(params: URLSearchParams): ReadFilters {
  const wrong: FilterParameter[] = [];
  /** One value; `read` gives undefined where it is not understood. */
  function one<T>(name: FilterParameter, read: (value: string) => T | null | undefined): T | undefined {
    const value = (params.get(name) ?? '').trim();
    if (value === '') return undefined;
    const result = read(value) ?? undefined;
    if (result === undefined) wrong.push(name);
    return result;
  }
  function many<T>(
    name: FilterParameter,
    read: (value: string) => T | undefined,
    { atMost = MAX_VALUES, separator = ',' } = {},
  ): T[] {
    const values = params.getAll(name).flatMap((value) => (separator ? value.split(separator) : [value]));
    const given = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
    const results = given.map(read);
    if (results.includes(undefined) || given.length > atMost) wrong.push(name);
    return results.filter((result) => result !== undefined).slice(0, atMost);
  }
  const filters: ListingFilters = {
    goal: one('goal', (value) => (value === 'sale' || value === 'rent' ? value : undefined)),
    types: many('type', wholeUpTo(MAX_ID)),
    cities: many('city', (value) => (value.length <= MAX_CITY_LENGTH ? value : undefined), { separator: '' }),
    minPrice: one('minPrice', wholeUpTo(MAX_AMOUNT)),
    maxPrice: one('maxPrice', wholeUpTo(MAX_AMOUNT)),
    minBedrooms: one('minBedrooms', wholeUpTo(MAX_BEDROOMS)),
    minSurface: one('minSurface', wholeUpTo(MAX_AMOUNT)),
    minLand: one('minLand', wholeUpTo(MAX_AMOUNT)),
    energy: many('energy', (value) => ENERGY_LETTERS.find((letter) => letter === value.toLowerCase())),
    has: many('has', (value) => FEATURES.find((feature) => feature === value)),
    available: one('available', (value) => AVAILABLE.get(value)) ?? false,
    project: one('project', idOf),
    ids: undefined,
    bbox: one('bbox', parseBoundingBox),
    within: one('within', parsePolygon),
    near: one('near', parseNear),
  };
  const ids = many('ids', idOf, { atMost: MAX_IDS });
  if (ids.length > 0) filters.ids = ids;
  const { minPrice, maxPrice } = filters;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    wrong.push('maxPrice');
    filters.maxPrice = undefined;
  }
  return { filters, wrong };
}

/** A form without JavaScript sends 1. */
const AVAILABLE = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

const wholeUpTo =
  (most: number) =>
  (value: string): number | undefined =>
    /^\d{1,10}$/.test(value) && Number(value) <= most ? Number(value) : undefined;

const idOf = (value: string): number | undefined => wholeUpTo(MAX_ID)(value) || undefined;

/**
 * The query of filters, in one order, so that the same filters have one address.
 * @example writeFilters({ types: [1], cities: [], energy: [], has: ['garden'], available: false }).toString() // 'type=1&has=garden'
 */
export function writeFilters(filters: Partial<ListingFilters>): URLSearchParams {
  const { goal, types, cities, energy, has, available, project, ids, bbox, within, near } = filters;
  const { minPrice, maxPrice, minBedrooms, minSurface, minLand } = filters;
  const values: Record<FilterParameter, readonly (string | number | undefined | null)[] | undefined> = {
    goal: [goal],
    type: types,
    city: cities,
    minPrice: [minPrice],
    maxPrice: [maxPrice],
    minBedrooms: [minBedrooms],
    minSurface: [minSurface],
    minLand: [minLand],
    energy,
    has,
    available: available ? [1] : [],
    project: [project],
    ids: ids?.length ? [ids.join(',')] : [],
    bbox: [bbox && writeBoundingBox(bbox)],
    within: [within && writePolygon(within)],
    near: [near && writeNear(near)],
  };
  const params = new URLSearchParams();
  for (const name of FILTER_PARAMETERS)
    for (const value of values[name] ?? [])
      if (value !== undefined && value !== null) params.append(name, String(value));
  return params;
}
