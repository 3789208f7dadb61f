import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { type PlacedRow, zoneOfRow } from './zones.ts';

/** Rows per statement. */
const BATCH = 2000;

/**
 * Determines the municipality of each home in the news: the outlines are in the content folder, which an import does not read.
 * @returns whether there may be more
 */
export async function placeNews(db: Db, { view, content }: Pick<Snapshot, 'view' | 'content'>): Promise<boolean> {
  const { rows } = await sql<PlacedRow & { number: string }>`
    select number, zip, city_key, lat, lng from home_news where zone is null order by number limit ${BATCH}`.execute(
    db,
  );
  if (rows.length === 0) return false;
  const any = view('nl');
  const placed = rows.map((row) => ({ number: row.number, zone: zoneOfRow(row, any, content.areas) ?? '' }));
  await sql`update home_news set zone = placed.zone
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as placed (number bigint, zone text)
    where home_news.number = placed.number`.execute(db);
  return rows.length === BATCH;
}
