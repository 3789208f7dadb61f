import { MAX_IDS, MAX_INTEGER } from '../limits.ts';
import type { EnergyLetter, ListingFilters } from '../model/listing.ts';
import { isDay } from '../numbers/is-day.ts';
import { MAX_MINUTES, parseTravel } from '../travel/travel-text.ts';
import { MAX_CORNERS, MAX_KM, parseBoundingBox, parseNear, parsePolygon } from './area/geo-parameters.ts';
import { FEATURES } from './filters/features.ts';
import { FILTER_NAMES, FILTERS, type FilterName, type FilterParameter, RANGES } from './filters/filters.ts';
import { CUT, hasControls, type Reason, type Rejected } from './rejected.ts';

/** Best first. */
export const ENERGY_LETTERS: readonly EnergyLetter[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Choices for the minimum number of bedrooms. */
export const BEDROOM_CHOICES: readonly number[] = [1, 2, 3, 4, 5];

/** Maximum number of values of one filter. */
export const MAX_VALUES = 30;

/** Euro and m²: more than any home costs or measures. */
export const MAX_AMOUNT = 1_000_000_000;
/** Maximum number of bedrooms, bathrooms, garages or parking places. */
export const MAX_ROOMS = 50;
/** Longer than any home was for sale. */
const MAX_DAYS = 3650;
/** Last year of construction. */
export const MAX_YEAR = 2200;
/** Most characters of a town, with its zip. */
export const MAX_CITY_LENGTH = 100;
/** Most characters of a search text: every type with its town is shorter. */
export const MAX_TEXT = 100;

export interface ReadFilters {
  filters: ListingFilters;
  /** Rejected values, which are ignored. The api refuses them, a page reports them. */
  wrong: Rejected<FilterParameter>[];
}

/**
 * Parses the filters of a query; unknown parameters are ignored, empty ones count as absent. Lists are repeated
 * parameters or comma-separated values (towns can only be repeated, because their names may contain a comma). Never
 * throws.
 * @example readFilters(new URLSearchParams('type=1&type=12&city=Ath|7800&maxPrice=250000&has=garden'))
 */
export function readFilters(params: URLSearchParams): ReadFilters {
  const wrong: Rejected<FilterParameter>[] = [];
  const reject = (name: FilterParameter, values: string[], reason: Reason) => {
    if (values.length > 0) wrong.push({ name, values, reason });
  };
  /** One value, the first. */
  function one<T>(name: FilterParameter, { read, reason }: Values<T>): T | undefined {
    const [value, ...others] = given(params.getAll(name));
    reject(name, others, { kind: 'repeated' });
    if (value === undefined) return undefined;
    const result = read(value) ?? undefined;
    if (result === undefined)
      reject(name, [value], reason.kind === 'long' && hasControls(value) ? { kind: 'unreadable' } : reason);
    return result;
  }
  function many<T>(
    name: FilterParameter,
    { read, reason }: Values<T>,
    { atMost = MAX_VALUES, separator = ',' } = {},
  ): T[] {
    const values = given(params.getAll(name).flatMap((value) => (separator ? value.split(separator) : [value])));
    const understood = values.filter((value) => (read(value) ?? undefined) !== undefined);
    const rejected = values.filter((value) => value !== CUT && !understood.includes(value));
    const unreadable = rejected.filter((value) => reason.kind === 'long' && hasControls(value));
    reject(name, unreadable, { kind: 'unreadable' });
    reject(
      name,
      rejected.filter((value) => !unreadable.includes(value)),
      reason,
    );
    const more = values.includes(CUT) ? [CUT] : [];
    reject(name, [...understood.slice(atMost), ...more], { kind: 'many', most: atMost });
    return understood.slice(0, atMost).map(read) as T[];
  }
  const readValue = (name: FilterName): unknown => {
    const { parameter, kind } = FILTERS[name];
    const values: Values<unknown> = VALUES[name];
    if (kind === 'list') return many(parameter, values, name === 'cities' ? { separator: '' } : {});
    if (kind === 'ids') return nonEmpty(many(parameter, values, { atMost: MAX_IDS }));
    return one(parameter, values) ?? (kind === 'flag' ? false : undefined);
  };
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, readValue(name)])) as unknown as ListingFilters;
  for (const [least, most] of Object.values(RANGES)) {
    const [from, to] = [filters[least], filters[most]];
    if (from === undefined || to === undefined || from <= to) continue;
    reject(most, [String(to)], { kind: 'below', other: least, value: from });
    filters[most] = undefined;
  }
  // It says how an area was made.
  if (!filters.within) filters.travel = undefined;
  return { filters, wrong };
}

/** A form without JavaScript sends 1. */
const AVAILABLE = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** How to parse a value, and the reason for rejecting it if that fails. */
interface Values<T> {
  read(value: string): T | null | undefined;
  reason: Reason;
}

/** Without duplicates and empty values. */
const given = (values: string[]): string[] =>
  [...new Set(values.map((value) => value.trim().replaceAll(/\s+/g, ' ')))].filter(Boolean);

function oneOf<T extends string>(values: readonly T[], plain = (value: string) => value): Values<T> {
  return { read: (value) => values.find((known) => known === plain(value)), reason: { kind: 'oneOf', values } };
}

const wholeUpTo = (most: number, least = 0): Values<number> => ({
  read: (value) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
  reason: { kind: 'whole', least, most },
});

const ID = wholeUpTo(MAX_INTEGER, 1);

const textUpTo = (most: number): Values<string> => ({
  read: (value) => (value.length <= most && !hasControls(value) ? value : undefined),
  reason: { kind: 'long', most },
});

const TOWN = textUpTo(MAX_CITY_LENGTH);

const TEXT = textUpTo(MAX_TEXT);

const AMOUNT = wholeUpTo(MAX_AMOUNT);

const ROOMS = wholeUpTo(MAX_ROOMS);

const DATE: Values<string> = { read: (value) => (isDay(value) ? value : undefined), reason: { kind: 'date' } };

/** Value of a filter, or one of its values. */
type ValueOf<Name extends FilterName> = (typeof FILTERS)[Name]['kind'] extends 'list' | 'ids'
  ? NonNullable<ListingFilters[Name]> extends (infer Value)[]
    ? Value
    : never
  : NonNullable<ListingFilters[Name]>;

/** How each filter is read. */
const VALUES: { [Name in FilterName]: Values<ValueOf<Name>> } = {
  goal: oneOf(['sale', 'rent']),
  types: ID,
  cities: TOWN,
  minPrice: AMOUNT,
  maxPrice: AMOUNT,
  minBedrooms: ROOMS,
  maxBedrooms: ROOMS,
  minBathrooms: ROOMS,
  minSurface: AMOUNT,
  maxSurface: AMOUNT,
  minLand: AMOUNT,
  minYear: wholeUpTo(MAX_YEAR),
  energy: oneOf(ENERGY_LETTERS, (value) => value.toLowerCase()),
  has: oneOf(FEATURES),
  freeBy: DATE,
  days: wholeUpTo(MAX_DAYS, 1),
  available: { read: (value) => AVAILABLE.get(value), reason: oneOf(['true', 'false']).reason },
  project: ID,
  ids: ID,
  bbox: { read: parseBoundingBox, reason: { kind: 'bbox' } },
  within: { read: parsePolygon, reason: { kind: 'within', most: MAX_CORNERS } },
  travel: { read: parseTravel, reason: { kind: 'travel', most: MAX_MINUTES } },
  near: { read: parseNear, reason: { kind: 'near', most: MAX_KM } },
  words: TEXT,
};
