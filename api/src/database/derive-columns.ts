import { sql } from 'kysely';
import { COLUMN_RULES, derivedColumns } from '../import/mapping/property-row.ts';
import type { Db } from './schema.ts';

/** Rows per statement. */
const CHUNK = 500;

/**
 * Fills the columns of properties that an older version stored from their records, in batches: an interrupted run keeps its
 * progress. Later starts have nothing to do.
 * @returns whether there was anything to fill
 */
export async function deriveColumns(db: Db): Promise<boolean> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('property')
      .select(['id', 'record'])
      .where('rules', '<', COLUMN_RULES)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    const last = rows.at(-1);
    if (!last) return after > 0;
    after = last.id;
    const derived = rows.map(({ id, record }) => ({ id, ...derivedColumns(record) }));
    await sql`
      update property set
        rules = n.rules, is_available = n.is_available, price = n.price, zip = n.zip, city = n.city, city_key = n.city_key,
        category_ids = n.category_ids, type_key = n.type_key, bedrooms = n.bedrooms, garages = n.garages,
        parkings = n.parkings, living_area = n.living_area,
        land_area = n.land_area, area = n.area, energy = n.energy, features = n.features, lat = n.lat, lng = n.lng,
        is_exact = n.is_exact, shuffle = n.shuffle, words = n.words
      from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as n(
        id integer, rules smallint, is_available boolean, price double precision, zip text, city text, city_key text, category_ids integer[],
        type_key text, bedrooms double precision, garages double precision,
        parkings double precision, living_area double precision, land_area double precision,
        area double precision, energy text, features text[], lat double precision, lng double precision, is_exact boolean,
        shuffle double precision, words tsvector)
      where property.id = n.id`.execute(db);
  }
}
