import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** How many hits are allowed within a window of time. */
export interface Allowance {
  max: number;
  seconds: number;
}

export interface Hits {
  hits: number;
  /** Until the count starts again at 0. */
  secondsLeft: number;
}

/** The database, or a transaction in it. */
export type Executor = Parameters<RawBuilder<unknown>['execute']>[0];

/** Counts one more hit of `key` in its window, in one statement: several apis count together. */
export async function countHit(db: Executor, key: string, seconds: number): Promise<Hits> {
  const { rows } = await sql<Hits>`
    insert into hit_counter as counter (key, hits, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
      resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
    returning hits, least(${seconds}::int, greatest(1, ceil(extract(epoch from resets_at - now()))))::int as "secondsLeft"`.execute(
    db,
  );
  return rows[0] as Hits;
}

/** Undoes one hit, of an attempt that turned out to be right. */
export async function undoHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('hit_counter')
    .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}
