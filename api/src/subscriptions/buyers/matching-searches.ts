import type { Area } from '@facade/shared-domain/places/area-at';
import { type RawBuilder, sql } from 'kysely';
import type { CatalogueView } from '../../catalogue/index.ts';
import type { Executor } from '../../platform/index.ts';
import { isDismissed } from '../searches/dismissals.ts';
import { FITS } from '../searches/fits.ts';
import { type PlacedRow, zoneOfRow } from '../searches/zones.ts';

/** What places are known by. */
export interface Places {
  view: CatalogueView;
  areas: readonly Area[];
}

/**
 * For a `from`: the confirmed searches `d` that available homes `h` match now, of these homes, without those that were dismissed. Compares as
 * `searches/match-news.ts` does what imports bring.
 */
export async function matchingSearches(
  db: Executor,
  ids: readonly number[],
  { view, areas }: Places,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<PlacedRow & { id: number }>`
    select id, zip, city_key, lat, lng from property where id = any(${ids}::int[]) and is_available`.execute(db);
  const placed = rows.map((row) => ({ id: row.id, zone: zoneOfRow(row, view, areas) ?? '' }));
  return sql`jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as placed (id integer, zone text)
    join property h on h.id = placed.id
    join demand d on d.state = 'confirmed' and d.goal = h.goal
      and d.places && array['*', h.zip, h.city_key, 'zone:' || placed.zone] and ${FITS}
      and not ${isDismissed(sql`d.number`, sql`h.id`)}`;
}

/** How many people search for each of these homes, by the id of the home; each person once, whatever they saved. */
export async function countSearchers(
  db: Executor,
  ids: readonly number[],
  places: Places,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; people: number }>`
    select h.id, count(distinct d.email)::int as people from ${await matchingSearches(db, ids, places)} group by h.id`.execute(
    db,
  );
  return new Map(rows.map(({ id, people }) => [id, people]));
}
