import type { DemandCriteria, DemandFrequency, ListingFilters } from '../model/index.ts';
import { municipalityIn } from '../places/municipality.ts';
import { FILTERS, type FilterWith, filtersWith } from './filters/filters.ts';
import { MAX_ROOMS, MAX_VALUES, readFilters } from './listing-filters.ts';
import type { Reason, Rejected } from './rejected.ts';
import { writeFilters } from './write-filters.ts';

/** In the order of the form; the first is the default. */
export const FREQUENCIES: readonly DemandFrequency[] = ['daily', 'at-once', 'weekly'];

/** Most characters of the id of a municipality. */
export const MAX_ZONE_LENGTH = 80;

const ZONE = new RegExp(`^[a-z\\d-]{1,${MAX_ZONE_LENGTH}}$`);

/** Criteria that lists do not have. */
export const DEMAND_PARAMETERS = ['zone', 'minGarages', 'maxGarages', 'minParkings', 'maxParkings'] as const;

/** Filters of a list that a search has too. */
export type SavedFilter = FilterWith<{ isSaved: true }>;
type SavedParameter = (typeof FILTERS)[SavedFilter]['parameter'];

/** Their parameters. */
export const SAVED_PARAMETERS: readonly SavedParameter[] = filtersWith({ isSaved: true }).map(
  (name) => FILTERS[name].parameter,
);

export type DemandParameter = (typeof DEMAND_PARAMETERS)[number] | SavedParameter;

/** Why a value of a demand is rejected: a reason of list filters, or an unknown zone. */
export type DemandReason = Reason | { kind: 'zone' };

export interface ReadDemand {
  /** Without a goal, a search is for sale, like most lists. */
  criteria: DemandCriteria;
  /** Rejected values, which are ignored. */
  wrong: Rejected<DemandParameter, DemandReason>[];
}

/** Whether a query has any criterion of a search, valid or not. */
export const hasDemand = (params: URLSearchParams): boolean =>
  [...SAVED_PARAMETERS, ...DEMAND_PARAMETERS].some((name) => params.has(name));

/**
 * Parses a search from a query: of a list, or as {@link writeDemand} writes it. Never throws.
 * @example readDemand(new URLSearchParams('goal=sale&type=1&city=Ath|7800&minGarages=1')).criteria
 */
export function readDemand(params: URLSearchParams): ReadDemand {
  const saved = new URLSearchParams();
  for (const name of SAVED_PARAMETERS) for (const value of params.getAll(name)) saved.append(name, value);
  const { filters, wrong: unread } = readFilters(saved);
  const wrong: Rejected<DemandParameter, DemandReason>[] = [...(unread as Rejected<SavedParameter>[])];
  const rooms = (name: (typeof DEMAND_PARAMETERS)[number]): number | undefined => {
    const value = (params.get(name) ?? '').trim();
    if (value === '') return undefined;
    if (/^\d{1,2}$/.test(value) && Number(value) <= MAX_ROOMS) return Number(value);
    wrong.push({ name, values: [value], reason: { kind: 'whole', least: 0, most: MAX_ROOMS } });
    return undefined;
  };
  const places = filters.cities;
  const chosen = [...params.getAll('zone'), ...places.flatMap((city) => municipalityIn(city) ?? [])];
  const zones = [...new Set(chosen.map((zone) => zone.trim()))].filter((zone) => zone !== '');
  const none = zones.filter((zone) => !ZONE.test(zone));
  if (none.length > 0) wrong.push({ name: 'zone', values: none, reason: { kind: 'zone' } });
  else if (zones.length > MAX_VALUES)
    wrong.push({ name: 'zone', values: zones.slice(MAX_VALUES), reason: { kind: 'many', most: MAX_VALUES } });
  const own = Object.fromEntries(filtersWith({ isSaved: true }).map((name) => [name, filters[name]]));
  const criteria: DemandCriteria = {
    ...(own as Pick<ListingFilters, SavedFilter>),
    goal: filters.goal ?? 'sale',
    cities: places.filter((city) => municipalityIn(city) === null),
    zones: wrong.some(({ name }) => name === 'zone') ? [] : zones,
    minGarages: rooms('minGarages'),
    maxGarages: rooms('maxGarages'),
    minParkings: rooms('minParkings'),
    maxParkings: rooms('maxParkings'),
  };
  for (const name of ['Garages', 'Parkings'] as const) {
    const [least, most] = [criteria[`min${name}`], criteria[`max${name}`]];
    if (least === undefined || most === undefined || least <= most) continue;
    wrong.push({
      name: `max${name}`,
      values: [String(most)],
      reason: { kind: 'below', other: `min${name}`, value: least },
    });
    criteria[`max${name}`] = undefined;
  }
  return { criteria, wrong };
}

/** The query of a search, in a fixed order. */
export function writeDemand(criteria: Partial<DemandCriteria>): URLSearchParams {
  const { zones = [], minGarages, maxGarages, minParkings, maxParkings, ...filters } = criteria;
  const params = writeFilters(filters);
  for (const zone of zones) params.append('zone', zone);
  const rooms = { minGarages, maxGarages, minParkings, maxParkings };
  for (const [name, value] of Object.entries(rooms)) if (value !== undefined) params.append(name, String(value));
  return params;
}
