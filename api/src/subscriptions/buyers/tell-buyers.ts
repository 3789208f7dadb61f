import { sql } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import type { Db } from '../../platform/index.ts';
import { dueFrom } from '../searches/due.ts';
import { matchingSearches, type Places } from './matching-searches.ts';
import { IS_UNTOLD, isOf } from './read-buyers.ts';

/**
 * Queues a home for the next mail of every search that it matches and that was not mailed about it: at once, the next morning
 * or on Friday, as each asked. Each search is told once, however often and by however many this is called.
 * @returns whether the home is the caller's, and available
 */
export async function tellBuyers(db: Db, staff: Staff, id: number, places: Places, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`select from property where ${isOf(staff)} and id = ${id}`.execute(tx);
    if (rows.length === 0) return false;
    await sql`
      with found as (
        insert into demand_match (demand, property_id, event, kind)
        select d.number, h.id, 'fit', 'told' from ${await matchingSearches(tx, [id], places)} where ${IS_UNTOLD}
        on conflict do nothing returning demand)
      update demand set due_at = ${dueFrom(now)} where number in (select demand from found)`.execute(tx);
    return true;
  });
}
