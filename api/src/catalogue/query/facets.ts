import { ENERGY_LETTERS, FEATURES } from '@facade/shared-domain/listing/listing-filters';
import type { Facets, FacetValue, ListingFilters } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition, type Conditions, type Dimension } from './conditions.ts';
import type { QueryLimits } from './limits.ts';
import { estimate, sampleOf } from './sample.ts';

/** Bedrooms "or more" that are offered. */
const BEDROOMS = [1, 2, 3, 4, 5];

/** Towns whose count is told, those with most homes first. */
const MOST_TOWNS = 500;

interface FacetAnswer {
  facets: Facets;
  /** Too many homes fit to count them all. */
  facetsAreEstimates?: true;
}

/** Homes behind each value of a facet, of the homes that were looked at. */
type Tally = Map<string, number>;

interface Tallies {
  tallies: Record<keyof Facets, Tally>;
  /** Of the homes, those that were looked at; 1 for all. */
  share: number;
}

/**
 * What each choice of a filter would give with the other filters as they are. For features, of which a home must have all, that is with
 * the chosen features too. Where more than `limits.counted` fit, a fair sample of them is counted.
 */
export async function facetsOf(
  view: CatalogueView,
  filters: ListingFilters,
  conditions: Conditions,
  limits: QueryLimits,
): Promise<FacetAnswer> {
  const asked: Condition = filters.available ? sql`p.is_available` : sql`true`;
  const tallyOf = async (except?: Dimension): Promise<Tallies> => {
    const fit = sql<boolean>`${allOf(conditions, except)} and ${asked}`;
    const { tallies, homes } = await tally(view, sql`${fit} limit ${limits.counted + 1}`);
    if (homes <= limits.counted) return { tallies, share: 1 };
    const { condition, share } = sampleOf(view.catalogue.statistics, filters.goal, limits.sampled);
    return { tallies: (await tally(view, sql`${condition} and ${fit}`)).tallies, share };
  };
  const shared = await tallyOf();
  let isEstimate = shared.share < 1;
  const valuesOf = async (key: keyof Facets, closed: readonly (string | number)[]): Promise<FacetValue[]> => {
    const isChosen = key !== 'has' && conditions.choices[key] !== undefined;
    const { tallies, share } = isChosen ? await tallyOf(key as Dimension) : shared;
    if (share < 1) isEstimate = true;
    return asValues(tallies[key], share, closed, limits.counted);
  };
  const facets: Facets = {
    type: await valuesOf(
      'type',
      view.catalogue.categories.map(({ id }) => id),
    ),
    city: namedTowns(await valuesOf('city', []), view),
    energy: await valuesOf('energy', ENERGY_LETTERS),
    bedrooms: await valuesOf('bedrooms', BEDROOMS),
    has: await valuesOf('has', FEATURES),
  };
  return { facets, ...(isEstimate && { facetsAreEstimates: true as const }) };
}

/** @param rest of the query: the condition, and perhaps a limit */
async function tally(view: CatalogueView, rest: Condition): Promise<{ tallies: Tallies['tallies']; homes: number }> {
  const { rows } = await sql<{ facet: keyof Facets | 'homes'; value: string | null; count: number }>`
    with base as materialized (
      select p.category_ids, p.city_key, p.energy, p.bedrooms, p.features from property p where ${rest})
    select 'homes' as facet, null as value, count(*)::integer as count from base
    union all select 'type', value::text, count(*)::integer from base, unnest(category_ids) as value group by value
    union all select 'city', city_key, count(*)::integer from base group by city_key
    union all select 'energy', energy, count(*)::integer from base where energy is not null group by energy
    union all select 'bedrooms', value::text, count(*)::integer
      from base join unnest(${BEDROOMS}::integer[]) as value on bedrooms >= value group by value
    union all select 'has', value, count(*)::integer from base, unnest(features) as value group by value`.execute(
    view.db,
  );
  const tallies: Tallies['tallies'] = {
    type: new Map(),
    city: new Map(),
    energy: new Map(),
    bedrooms: new Map(),
    has: new Map(),
  };
  let homes = 0;
  for (const { facet, value, count } of rows)
    if (facet === 'homes') homes = count;
    else if (value !== null) tallies[facet].set(value, count);
  return { tallies, homes };
}

/** Closed lists in their own order, with the choices that give nothing; of a sample, which does not know that, without them. */
function asValues(found: Tally, share: number, closed: readonly (string | number)[], most: number): FacetValue[] {
  const values = closed.length > 0 ? closed.map(String) : [...found.keys()];
  return values.flatMap((value) => {
    const count = found.get(value) ?? 0;
    if (share < 1 && count === 0) return [];
    return [{ value, count: Math.min(most, share < 1 ? estimate(count, share) : count) }];
  });
}

/** Keys of towns as `name|zip`, the most homes first; what has no town is no choice. */
function namedTowns(values: readonly FacetValue[], { catalogue }: CatalogueView): FacetValue[] {
  return values
    .flatMap(({ value, count }) => {
      const town = catalogue.statistics.towns.get(value);
      return town?.name ? [{ value: `${town.name}|${town.zip}`, count }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_TOWNS);
}
