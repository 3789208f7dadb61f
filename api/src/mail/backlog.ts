import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { PRIORITY } from './message.ts';

/** What has not been handed to the mail server yet. */
export interface Backlog {
  waiting: number;
  /** Age of the oldest mail to the agency, in seconds; 0 when none waits. Confirmations do not count: one mailbox may be full for a day. */
  oldestSeconds: number;
}

/** Reads it from the tables of the queue. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<{ waiting: number; seconds: number | null }>`
    select
      count(*)::int as waiting,
      extract(epoch from now() - min(created_on) filter (where priority >= ${PRIORITY.agency}))::float8 as seconds
    from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%'`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: Math.max(0, rows[0]?.seconds ?? 0) };
}
