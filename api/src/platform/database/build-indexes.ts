import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DROPPED_INDEXES, INDEXES } from './indexes.ts';
import type { DatabaseLog } from './outage-log.ts';
import type { Db, Tables } from './schema.ts';

/** Name of the lock, for all apis of one database. */
const LOCK = sql`hashtextextended('facade build indexes', 0)`;

/** How often a waiting api checks whether another one is ready, in milliseconds. */
const POLL = 250;

/**
 * Builds missing indexes, repairs those whose building was interrupted, and drops those of earlier versions. Of several apis one
 * builds, and readers and writers go on meanwhile. A failure is only logged: without an index the site is slower, and the next start tries again.
 */
export async function buildIndexes(db: Db, log: DatabaseLog): Promise<void> {
  if ((await readWork(db)).length === 0) return;
  await db
    .connection()
    .execute(async (session) => {
      await takeTurn(session);
      try {
        // Another api may have done it in the meantime.
        for (const statement of await readWork(session))
          await sql.raw(statement.replace(' index ', ' index concurrently ')).execute(session);
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
      }
    })
    .catch((error) =>
      log.warn({ err: error }, 'an index cannot be built: the site works, but some answers are slower'),
    );
}

/** The statements that are needed. */
async function readWork(db: Kysely<Tables>): Promise<string[]> {
  const names = [...Object.keys(INDEXES), ...DROPPED_INDEXES];
  const { rows } = await sql<{ name: string; isValid: boolean }>`
    select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and relname = any(${names})`.execute(db);
  const found = new Map(rows.map(({ name, isValid }) => [name, isValid]));
  const drop = (name: string) => `drop index if exists ${name}`;
  return [
    ...DROPPED_INDEXES.filter((name) => found.has(name)).map(drop),
    ...Object.entries(INDEXES)
      .filter(([name]) => !found.get(name))
      .flatMap(([name, on]) => [...(found.has(name) ? [drop(name)] : []), `create index ${name} on ${on}`]),
  ];
}

/** Waits without a snapshot: the build waits for all that are older than it, also for a session that waits for its lock. */
async function takeTurn(session: Kysely<Tables>): Promise<void> {
  const tryLock = () => sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(session);
  while (!(await tryLock()).rows[0]?.taken) await setTimeout(POLL);
}
