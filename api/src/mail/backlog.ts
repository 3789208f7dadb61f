import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { PRIORITY } from './message.ts';
import { QUEUE } from './queue-name.ts';

/** What has not been handed to the mail server yet. */
export interface Backlog {
  waiting: number;
  /** Age of the oldest mail to the agency, in seconds; 0 when none waits. Confirmations do not count: one mailbox may be full for a day. */
  oldestSeconds: number;
  /** Given up, or refused for good, in the last thirty days: those to the agency, and those that a program wrote. */
  dead: { agency: number; automatic: number };
}

interface Row {
  waiting: number;
  dead: number;
  deadToAgency: number;
  seconds: number | null;
}

/** Reads it from the tables of the queue. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<Row>`
    select
      count(*) filter (where state < 'completed')::int as waiting,
      count(*) filter (where state = 'failed')::int as dead,
      count(*) filter (where state = 'failed' and priority >= ${PRIORITY.agency})::int as "deadToAgency",
      extract(epoch from now() - min(created_on) filter (where state < 'completed' and priority >= ${PRIORITY.agency}))::float8
        as seconds
    from pgboss.job where name = ${QUEUE} and (state < 'completed' or state = 'failed')`.execute(db);
  const { waiting = 0, dead = 0, deadToAgency = 0, seconds = 0 } = rows[0] ?? {};
  return {
    waiting,
    oldestSeconds: Math.max(0, seconds ?? 0),
    dead: { agency: deadToAgency, automatic: dead - deadToAgency },
  };
}
