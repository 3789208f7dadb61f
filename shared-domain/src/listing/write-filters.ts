import type { ListingFilters } from '../model/index.ts';
import { writeBoundingBox, writeNear, writePolygon } from './area/write-geo.ts';

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
  'q',
] as const;

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/**
 * The query of filters, in a fixed order, so that the same filters have one address.
 * @example writeFilters({ types: [1], cities: [], energy: [], has: ['garden'], available: false }).toString() // 'type=1&has=garden'
 */
export function writeFilters(filters: Partial<ListingFilters>): URLSearchParams {
  const { goal, types, cities, energy, has, available, project, ids, bbox, within, near, words } = filters;
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
    q: [words],
  };
  const params = new URLSearchParams();
  for (const name of FILTER_PARAMETERS)
    for (const value of values[name] ?? [])
      if (value !== undefined && value !== null) params.append(name, String(value));
  return params;
}
