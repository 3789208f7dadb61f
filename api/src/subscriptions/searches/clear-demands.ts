import { sql } from 'kysely';
import { LINK_DAYS } from '../../correspondence/index.ts';
import type { Db } from '../../platform/index.ts';

/** How many days matches are stored: a home that matches again within them is not mailed a second time. */
const MATCH_DAYS = 365;

/**
 * Deletes what nobody confirmed, and what was mailed long ago. Stopped subscriptions are erased with other expired personal
 * data.
 */
export async function clearDemands(db: Db): Promise<void> {
  const unconfirmed = sql`state = 'pending' and created_at < now() - make_interval(days => ${(LINK_DAYS.confirm ?? 0) + 1})`;
  for (const table of ['demand', 'newsletter', 'follow'])
    await sql`delete from ${sql.table(table)} where ${unconfirmed}`.execute(db);
  await sql`delete from follow_news where sent_at < now() - make_interval(days => ${MATCH_DAYS})`.execute(db);
  await sql`delete from demand_match where sent_at < now() - make_interval(days => ${MATCH_DAYS})`.execute(db);
}
