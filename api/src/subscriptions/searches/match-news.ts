import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import { isDismissed } from './dismissals.ts';
import { dueFrom } from './due.ts';
import { FITS } from './fits.ts';

/** Searches that one statement compares with a thousand homes; with more homes, fewer: a statement takes a second or two. */
const SEARCHES = 5000;
const PAIRS = SEARCHES * 1000;
const FEWEST = 50;

export interface Matching {
  /** Searches compared with the news in this step; 0: there is no news, or another api is working on it. */
  searches: number;
  isDone: boolean;
}

/**
 * Compares the next searches with all news of homes, in one statement. Its progress is in the database, and each step is one
 * transaction: if the api stops, the next one continues, and no search is compared twice.
 */
export function matchSome(db: Db, now = new Date()): Promise<Matching> {
  return db.transaction().execute(async (tx) => {
    const run = await begin(tx);
    if (!run) return { searches: 0, isDone: true };
    const most = Math.max(FEWEST, Math.min(SEARCHES, Math.floor(PAIRS / run.homes)));
    const { rows } = await sql<{ count: number; last: number | null }>`
      select count(*)::integer as count, max(number) as last from (
        select number from demand where state = 'confirmed' and number > ${run.after} order by number limit ${most}) next`.execute(
      tx,
    );
    const { count = 0, last = null } = rows[0] ?? {};
    if (last !== null) await match(tx, { ...run, last }, now);
    if (count === most)
      await tx
        .updateTable('demand_run')
        .set({ after: last ?? 0 })
        .execute();
    else await end(tx, run.upto);
    return { searches: count, isDone: count < most };
  });
}

interface Run {
  upto: string;
  after: number;
  homes: number;
}

/** The current run, or a new one over all news; null if there is none, or another api holds it. */
async function begin(tx: Transaction<Tables>): Promise<Run | null> {
  const { rows } = await sql<{
    upto: string;
    after: number;
  }>`select upto, after from demand_run for update skip locked`.execute(tx);
  const [held] = rows;
  if (!held) return null;
  const news = await sql<{ upto: string | null; homes: number }>`
    select max(number) as upto, count(*)::integer as homes from home_news
    where zone is not null and (${held.upto}::bigint = 0 or number <= ${held.upto}::bigint)`.execute(tx);
  const { upto = null, homes = 0 } = news.rows[0] ?? {};
  if (upto === null) return null;
  if (held.upto !== '0') return { ...held, homes };
  await tx.updateTable('demand_run').set({ upto, after: 0 }).execute();
  // PostgreSQL analyzes them a minute later by itself, and plans badly until then.
  await sql`analyze home_news`.execute(tx);
  await sql`analyze demand`.execute(tx);
  return { upto, after: 0, homes };
}

async function end(tx: Transaction<Tables>, upto: string): Promise<void> {
  await tx.deleteFrom('home_news').where('number', '<=', upto).execute();
  await tx.updateTable('demand_run').set({ upto: '0', after: 0 }).execute();
}

/**
 * A home matches if it is newly available, or did not match before it changed; one that matched before is news if its price
 * fell. A match is never found twice: the key of the table is search, home and event.
 */
async function match(tx: Transaction<Tables>, { upto, after, last }: Run & { last: number }, now: Date): Promise<void> {
  await sql`
    with searches as materialized (
      select d.*, one.place from demand d cross join lateral unnest(d.places) as one (place)
      where d.state = 'confirmed' and d.number > ${after} and d.number <= ${last}),
    homes as materialized (
      select n.*, one.place from home_news n
      cross join lateral unnest(array['*', n.zip, n.city_key, 'zone:' || n.zone]) as one (place)
      where n.number <= ${upto}::bigint),
    fitting as (
      select d.number as demand, h.property_id, h.at, bool_or(not h.is_now) as was_fitting, bool_or(h.is_new) as is_new,
        bool_or(h.is_cheaper) as is_cheaper, max(h.price) filter (where h.is_now) as price
      from homes h join searches d on d.place = h.place and d.goal = h.goal
      where d.confirmed_at <= h.at
        and ${FITS}
      group by d.number, h.property_id, h.at having bool_or(h.is_now)),
    found as (
      insert into demand_match (demand, property_id, event, kind)
      select demand, property_id, case when was_fitting then 'price:' || price else 'fit' end,
        case when is_new then 'new' when is_cheaper then 'price' else 'changed' end
      from fitting where (is_cheaper or not was_fitting) and not ${isDismissed(sql`fitting.demand`, sql`fitting.property_id`)}
      on conflict do nothing returning demand)
    update demand set due_at = ${dueFrom(now)}
    where number in (select demand from found)`.execute(tx);
}
