import { NO_FILTERS } from '@facade/shared-domain/listing/filters/filters';
import type { DemandCount, DemandCriteria, ListingFilters } from '@facade/shared-domain/model';
import { municipalityValue } from '@facade/shared-domain/places/municipality';
import { sql } from 'kysely';
import {
  type CatalogueView,
  type Condition,
  conditionsOf,
  countHomes,
  findFitting,
  QUERY_LIMITS,
} from '../../catalogue/index.ts';

/** How many available homes match a search, as far as a list counts them. */
export async function countDemand(view: CatalogueView, criteria: DemandCriteria): Promise<Omit<DemandCount, 'search'>> {
  const { zones, cities, minGarages, maxGarages, minParkings, maxParkings, ...filters } = criteria;
  const more = [
    atLeast('garages', minGarages),
    atMost('garages', maxGarages),
    atLeast('parkings', minParkings),
    atMost('parkings', maxParkings),
  ].filter((condition) => condition !== null);
  const places = [...cities, ...zones.map(municipalityValue)];
  const asked: ListingFilters = { ...NO_FILTERS, ...filters, cities: places, available: true };
  const { available } = more.length === 0 ? await findFitting(view, asked) : await countWith(view, asked, more);
  return { count: Math.min(available, QUERY_LIMITS.counted), isMore: available > QUERY_LIMITS.counted };
}

/** Without the data, a home does not match. */
const atLeast = (column: string, least: number | undefined): Condition | null =>
  least === undefined ? null : sql`coalesce(${sql.ref(`p.${column}`)}, 0) >= ${least}`;

const atMost = (column: string, most: number | undefined): Condition | null =>
  most === undefined ? null : sql`coalesce(${sql.ref(`p.${column}`)}, 0) <= ${most}`;

function countWith(view: CatalogueView, filters: ListingFilters, more: Condition[]) {
  const { indexed, ...conditions } = conditionsOf(filters, view);
  return countHomes(
    view.db,
    { ...conditions, indexed: sql.join([indexed, ...more], sql` and `) },
    QUERY_LIMITS.counted,
  );
}
