import type { ListingFilters } from '../model/listing.ts';
import { writeTravel } from '../travel/travel-text.ts';
import { writeBoundingBox, writeNear, writePolygon } from './area/write-geo.ts';
import { FILTER_NAMES, filterOf } from './filters/filters.ts';

/** Values that are written in their own way. */
const WRITTEN: { [Name in keyof ListingFilters]?: (value: NonNullable<ListingFilters[Name]>) => string } = {
  available: () => '1',
  bbox: writeBoundingBox,
  within: writePolygon,
  travel: writeTravel,
  near: writeNear,
};

/**
 * The query of filters, in a fixed order, so that the same filters have one address.
 * @example writeFilters({ types: [1], cities: [], energy: [], has: ['garden'], available: false }).toString() // 'type=1&has=garden'
 */
export function writeFilters(filters: Partial<ListingFilters>): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const { parameter, kind } = filterOf(name);
    const write = (WRITTEN[name] ?? String) as (value: unknown) => string;
    const value = filters[name];
    const values: readonly unknown[] = Array.isArray(value) && kind === 'list' ? value : [value];
    for (const one of values) if (isSet(one)) params.append(parameter, write(one));
  }
  return params;
}

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
