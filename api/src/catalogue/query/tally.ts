import { BEDROOM_CHOICES } from '@facade/shared-domain/listing/listing-filters';
import type { Facets } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../../database/index.ts';
import type { Condition, Conditions, Dimension } from './conditions.ts';

/** Homes behind each value of a facet, of the homes that were looked at. */
export interface Tally {
  homes: number;
  available: number;
  values: Record<keyof Facets, Map<string, number>>;
}

/** Of homes that are the same in one respect, and fit the same filters of choices. */
interface Row {
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
}

/** Bits of `grouping(city_key, energy, bedrooms, features, category_ids, is_available)`: 0 for what the row is grouped by. */
const BY = { city: 0b011111, energy: 0b101111, bedrooms: 0b110111, has: 0b111011, type: 0b111101, available: 0b111110 };

/** The tally of homes that fit the filters of choices: all of them, all but one, or none (`all`: every home that was looked at). */
export type TallyOf = (except?: Dimension | 'all') => Tally;

/**
 * Looks once at the homes of a condition and counts them by everything that is a choice.
 * @param choices filters that homes which are looked at need not fit
 * @param source all homes, the sample, or a part of all
 */
export async function takeTally(
  db: ReadDb,
  where: Condition,
  choices: Conditions['choices'],
  source: RawBuilder<unknown> = sql.table('property'),
): Promise<TallyOf> {
  const fits = (dimension: Dimension) => sql`coalesce(${choices[dimension] ?? sql`true`}, false)`;
  const flags = sql`fits_type, fits_city, fits_energy, fits_bedrooms`;
  const { rows } = await sql<Row>`
    select grouping(city_key, energy, bedrooms, features, category_ids, is_available) as by,
      city_key, energy, bedrooms, features, category_ids, is_available, ${flags}, count(*)::integer as count
    from (
      select p.city_key, p.energy, p.bedrooms, p.features, p.category_ids, p.is_available,
        ${fits('type')} as fits_type, ${fits('city')} as fits_city,
        ${fits('energy')} as fits_energy, ${fits('bedrooms')} as fits_bedrooms
      from ${source} p where ${where}) homes
    group by grouping sets ((city_key, ${flags}), (energy, ${flags}), (bedrooms, ${flags}), (features, ${flags}),
      (category_ids, ${flags}), (is_available, ${flags}))`.execute(db);
  return (except) => summed(rows.filter((row) => isFitting(row, except)));
}

const isFitting = (row: Row, except?: Dimension | 'all'): boolean =>
  except === 'all' ||
  ((row.fits_type || except === 'type') &&
    (row.fits_city || except === 'city') &&
    (row.fits_energy || except === 'energy') &&
    (row.fits_bedrooms || except === 'bedrooms'));

function summed(rows: readonly Row[]): Tally {
  const values: Tally['values'] = {
    type: new Map(),
    city: new Map(),
    energy: new Map(),
    bedrooms: new Map(),
    has: new Map(),
  };
  const tally: Tally = { homes: 0, available: 0, values };
  const add = (facet: keyof Facets, value: string | number | null, count: number) => {
    if (value !== null) values[facet].set(String(value), (values[facet].get(String(value)) ?? 0) + count);
  };
  for (const { by, count, ...row } of rows) {
    if (by === BY.available) {
      tally.homes += count;
      if (row.is_available) tally.available += count;
    } else if (by === BY.city) add('city', row.city_key, count);
    else if (by === BY.energy) add('energy', row.energy, count);
    else if (by === BY.has) for (const feature of row.features ?? []) add('has', feature, count);
    else if (by === BY.type) for (const id of row.category_ids ?? []) add('type', id, count);
    else for (const least of BEDROOM_CHOICES) if ((row.bedrooms ?? 0) >= least) add('bedrooms', least, count);
  }
  return tally;
}
