import { BEDROOM_CHOICES } from '@facade/shared-domain/listing/listing-filters';
import type { Facets, Goal } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../../platform/index.ts';
import { AMOUNT_NAMES, type AmountName, amountPlace, reachedBounds } from './amounts.ts';
import type { Condition, Conditions, Dimension } from './conditions.ts';

/** Number of available homes for each value of a facet, among the homes that were read. */
export interface Tally {
  homes: number;
  available: number;
  values: Partial<Record<keyof Facets, Map<string, number>>>;
}

/** One group: homes with the same value of one facet that match the same filters with choices. */
interface Row extends Record<AmountName, number | null> {
  by: number;
  city_key: string | null;
  energy: string | null;
  bedrooms: number | null;
  features: string[] | null;
  category_ids: number[] | null;
  is_available: boolean | null;
  fits_type: boolean;
  fits_city: boolean;
  fits_energy: boolean;
  fits_bedrooms: boolean;
  count: number;
  /** Those neither sold nor rented. */
  available: number;
}

/** The expressions that rows are grouped by, one at a time. */
const CHOICES = ['city_key', 'energy', 'bedrooms', 'features', 'category_ids', 'is_available'] as const;

type Grouped = (typeof CHOICES)[number] | AmountName;

/** In `grouping(…)`, the bit of the expression that the row is grouped by is 0. */
const groupedBy = (bits: number, grouped: readonly Grouped[]): Grouped =>
  grouped.find((_, index) => (bits & (1 << (grouped.length - 1 - index))) === 0) ?? 'is_available';

/** What is counted. */
export interface Asked {
  /** Filters that are not applied to the homes that are read. */
  choices: Conditions['choices'];
  goal: Goal | undefined;
  /** Also tallies amounts, which doubles the time. */
  amounts: boolean;
}

/** The tally of homes that match all filters with choices, all but one of them, or none (`all`: every home that was read). */
export type TallyOf = (except?: Dimension | 'all') => Tally;

/**
 * Reads the homes of a condition once and counts them by every facet.
 * @param source all homes, the sample, or a subset
 */
export async function takeTally(
  db: ReadDb,
  where: Condition,
  { choices, goal, amounts }: Asked,
  source: RawBuilder<unknown> = sql.table('property'),
): Promise<TallyOf> {
  const grouped: readonly Grouped[] = amounts ? [...CHOICES, ...AMOUNT_NAMES] : CHOICES;
  const columns = grouped.map((column) => sql.ref(column));
  const placed = AMOUNT_NAMES.map((name) => sql`, ${amountPlace(name, goal)} as ${sql.ref(name)}`);
  const steps = amounts ? sql.join(placed, sql``) : sql``;
  const fits = (dimension: Dimension) => sql`coalesce(${choices[dimension] ?? sql`true`}, false)`;
  const flags = sql`fits_type, fits_city, fits_energy, fits_bedrooms`;
  const { rows } = await sql<Row>`
    select grouping(${sql.join(columns)}) as by, ${sql.join(columns)}, ${flags}, count(*)::integer as count,
      (count(*) filter (where is_available))::integer as available
    from (
      select p.city_key, p.energy, p.bedrooms, p.features, p.category_ids, p.is_available${steps},
        ${fits('type')} as fits_type, ${fits('city')} as fits_city,
        ${fits('energy')} as fits_energy, ${fits('bedrooms')} as fits_bedrooms
      from ${source} p where ${where}) homes
    group by grouping sets (${sql.join(columns.map((column) => sql`(${column}, ${flags})`))})`.execute(db);
  return (except) =>
    summed(
      rows.filter((row) => isFitting(row, except)).map((row) => ({ ...row, column: groupedBy(row.by, grouped) })),
      goal,
    );
}

const isFitting = (row: Row, except?: Dimension | 'all'): boolean =>
  except === 'all' ||
  ((row.fits_type || except === 'type') &&
    (row.fits_city || except === 'city') &&
    (row.fits_energy || except === 'energy') &&
    (row.fits_bedrooms || except === 'bedrooms'));

function summed(rows: readonly (Row & { column: Grouped })[], goal: Goal | undefined): Tally {
  const values: Tally['values'] = {};
  const tally: Tally = { homes: 0, available: 0, values };
  const add = (facet: keyof Facets, value: string | number | null, count: number) => {
    if (value === null || count === 0) return;
    const counts = values[facet] ?? new Map<string, number>();
    values[facet] = counts.set(String(value), (counts.get(String(value)) ?? 0) + count);
  };
  for (const { column, count, available, ...row } of rows) {
    if (column === 'is_available') {
      tally.homes += count;
      if (row.is_available) tally.available += count;
    } else if (column === 'city_key') add('city', row.city_key, available);
    else if (column === 'energy') add('energy', row.energy, available);
    else if (column === 'features') for (const feature of row.features ?? []) add('has', feature, available);
    else if (column === 'category_ids') for (const id of row.category_ids ?? []) add('type', id, available);
    else if (column === 'bedrooms')
      for (const least of BEDROOM_CHOICES) (row.bedrooms ?? 0) >= least && add('bedrooms', least, available);
    else if (row[column] !== null)
      for (const [facet, bound] of reachedBounds(column, row[column], goal)) add(facet, bound, available);
  }
  return tally;
}
