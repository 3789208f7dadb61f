import { sql } from 'kysely';
import { FORM_KEY_HOURS } from '../forms/index.ts';
import type { Db } from '../platform/index.ts';
import { GOAL_DAYS } from '../statistics/index.ts';

/** Rows deleted by one statement: few enough that their locks block nobody for long. */
const BATCH = 1000;

/** Deletes expired counters and counts, waits and idempotency keys, in batches of bounded size. */
export async function clearExpired(db: Db): Promise<void> {
  const expired = [
    { table: 'hit_counter', over: sql`resets_at <= now()` },
    { table: 'login_source', over: sql`forget_at <= now()` },
    { table: 'goal_count', over: sql`slot <= now() - make_interval(days => ${GOAL_DAYS})` },
    { table: 'browser_error', over: sql`last_seen <= now() - make_interval(days => ${GOAL_DAYS})` },
    { table: 'form_key', over: sql`created_at <= now() - make_interval(hours => ${FORM_KEY_HOURS})` },
  ];
  for (const { table, over } of expired)
    for (let deleted = BATCH; deleted === BATCH; ) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid in
        (select ctid from ${sql.table(table)} where ${over} limit ${BATCH} for update skip locked)`.execute(db);
      deleted = Number(numAffectedRows ?? 0);
    }
}
