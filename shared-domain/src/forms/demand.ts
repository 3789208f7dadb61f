import * as z from 'zod/mini';
import { parseNear, parsePolygon } from '../listing/area/geo-parameters.ts';
import { FREQUENCIES, MAX_ZONE_LENGTH } from '../listing/demand-criteria.ts';
import { FEATURES } from '../listing/filters/features.ts';
import {
  ENERGY_LETTERS,
  MAX_AMOUNT,
  MAX_CITY_LENGTH,
  MAX_ROOMS,
  MAX_VALUES,
  MAX_YEAR,
} from '../listing/listing-filters.ts';
import type { DemandCriteria, DemandFrequency, EnergyLetter } from '../model/index.ts';
import { isDay } from '../numbers/is-day.ts';
import { MAX_TRAVEL, parseTravel } from '../travel/travel-text.ts';
import { placesIn } from './demand-places.ts';
import {
  betweenFields,
  ids,
  isFilled,
  lines,
  oneOf,
  optionalAmount,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalWhole,
  someOf,
  tick,
} from './fields.ts';
import { everyForm } from './parts.ts';

/** Maximum number of towns, municipalities or types of one search. */
const MOST = MAX_VALUES;

const rooms = () => optionalWhole(0, MAX_ROOMS);
const area = () => optionalWhole(0, MAX_AMOUNT);
const money = () => optionalAmount(0, MAX_AMOUNT);

const search = {
  goal: oneOf(['sale', 'rent'], 'goal.required'),
  types: ids(MOST),
  /** `name|zip`, a zip or a name. */
  cities: lines(MOST, MAX_CITY_LENGTH),
  /** The same as typed text: "7800 Ath, Lessines". */
  place: optionalLine(400),
  zones: lines(MOST, MAX_ZONE_LENGTH),
  minPrice: money(),
  maxPrice: money(),
  minBedrooms: rooms(),
  maxBedrooms: rooms(),
  minGarages: rooms(),
  maxGarages: rooms(),
  minParkings: rooms(),
  maxParkings: rooms(),
  minBathrooms: rooms(),
  minSurface: area(),
  maxSurface: area(),
  minLand: area(),
  minYear: optionalWhole(0, MAX_YEAR),
  freeBy: optionalLine(10).check(z.refine((text) => !text || isDay(text), 'invalid')),
  energy: someOf(ENERGY_LETTERS as [EnergyLetter, ...EnergyLetter[]]),
  has: someOf([...FEATURES]),
  /** An area of a list's map, as in its address. */
  within: optionalLine(4000).check(z.refine((text) => !text || parsePolygon(text) !== null, 'invalid')),
  /** How that area was made. */
  travel: optionalLine(MAX_TRAVEL).check(z.refine((text) => !text || parseTravel(text) !== null, 'invalid')),
  near: optionalLine(60).check(z.refine((text) => !text || parseNear(text) !== null, 'invalid')),
  frequency: oneOf(FREQUENCIES as [DemandFrequency, ...DemandFrequency[]], 'choice.required'),
} satisfies Record<keyof DemandCriteria | 'place' | 'frequency', z.ZodMiniType>;

/** Token of the link that changes a search; without it the form registers a new one. */
const token = optionalLine(100);

/** Query of the list that a new search comes from. What the list left open may stay open, and an address is enough. */
const from = optionalLine(8000);

const requiredAtFirst = (name: string) =>
  betweenFields(name, `${name}.required`, (values) => isFilled(values.token) || isFilled(values[name]));

/** Of a search that begins with an empty form. */
const requiredFromNothing = (field: string, names: readonly string[]) =>
  betweenFields(field, `${field}.required`, (values) =>
    ['token', 'from', ...names].some((name) => isFilled(values[name])),
  );

const ordered = (name: string) =>
  betweenFields(`max${name}`, 'range.reversed', (values) => {
    const [least, most] = [values[`min${name}`], values[`max${name}`]];
    return typeof least !== 'number' || typeof most !== 'number' || least <= most;
  });

/** Registers a search, or changes it with its link. */
export const demand = z
  .object({
    ...search,
    token,
    from,
    firstName: optionalLine(80),
    lastName: optionalLine(80),
    email: optionalEmail(),
    phone: optionalPhone(),
    privacy: tick(),
    website: everyForm.website,
    language: everyForm.language,
  })
  .check(
    requiredFromNothing('types', ['types']),
    requiredFromNothing('zones', ['cities', 'place', 'zones', 'within', 'near']),
    ...['firstName', 'lastName'].map((name) => requiredFromNothing(name, [name])),
    ...['Price', 'Bedrooms', 'Surface', 'Garages', 'Parkings'].map(ordered),
    ...['email', 'privacy'].map(requiredAtFirst),
  );

export type Demand = z.infer<typeof demand>;

/** The criteria of a valid form. */
export function criteriaOf(values: Demand): DemandCriteria {
  const { goal, types, zones, energy, has: features, within, travel, near } = values;
  const { minPrice, maxPrice, minBedrooms, maxBedrooms, minGarages, maxGarages, minParkings, maxParkings } = values;
  const { minBathrooms, minSurface, maxSurface, minLand, minYear, freeBy } = values;
  return {
    goal,
    types,
    cities: [...new Set([...values.cities, ...placesIn(values.place ?? '')])],
    zones,
    ...{ minPrice, maxPrice, minBedrooms, maxBedrooms, minGarages, maxGarages, minParkings, maxParkings },
    ...{ minBathrooms, minSurface, maxSurface, minLand, minYear, freeBy },
    energy,
    has: features,
    within: (within && parsePolygon(within)) || undefined,
    travel: (within && travel && parseTravel(travel)) || undefined,
    near: (near && parseNear(near)) || undefined,
  } satisfies Record<keyof DemandCriteria, unknown>;
}
