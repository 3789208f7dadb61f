import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { LINK_DAYS } from './links.ts';

/** Days for which it is known what a search was mailed: a home that returns after that is news. */
const MATCH_DAYS = 365;

/** Erases what nobody confirmed, and what was mailed long ago. What was stopped is erased as personal data whose time is over. */
export async function clearDemands(db: Db): Promise<void> {
  const unconfirmed = sql`state = 'pending' and created_at < now() - make_interval(days => ${(LINK_DAYS.confirm ?? 0) + 1})`;
  for (const table of ['demand', 'newsletter', 'follow'])
    await sql`delete from ${sql.table(table)} where ${unconfirmed}`.execute(db);
  await sql`delete from follow_news where sent_at < now() - make_interval(days => ${MATCH_DAYS})`.execute(db);
  await sql`delete from demand_match where sent_at < now() - make_interval(days => ${MATCH_DAYS})`.execute(db);
}
