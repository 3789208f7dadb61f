import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/*
 * SQL on the table in which pg-boss keeps jobs. Its own functions find and retry jobs by their id alone: they neither list those that
 * are not done nor look for what a job holds, and they count without ages and priorities.
 * Remove when pg-boss lists, counts and deletes jobs by state and data.
 */

export interface Job<Data> {
  id: string;
  data: Data;
  state: string;
  retry_count: number;
  output: object | null;
  created_on: Date;
}

const COLUMNS = sql`id::text as id, data, state::text as state, retry_count, output, created_on`;

/** States in which a job is not done, and never will be by itself. */
const NOT_DONE = sql`state in ('created', 'retry', 'active', 'failed')`;

/** Whether pg-boss has made its tables, which it does when the api starts for the first time. */
export async function hasJobs(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** How many jobs of a queue are in each state in which they are not done. */
export async function countJobs(db: Db, queue: string): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text as state, count(*)::int as count from pgboss.job
    where name = ${queue} and ${NOT_DONE} group by 1`.execute(db);
  return rows;
}

/** Jobs that are not done: the failed ones first, then the oldest. */
export async function listJobs<Data>(db: Db, queue: string, limit: number): Promise<Job<Data>[]> {
  const { rows } = await sql<Job<Data>>`
    select ${COLUMNS} from pgboss.job where name = ${queue} and ${NOT_DONE}
    order by (state = 'failed') desc, created_on, id limit ${limit}`.execute(db);
  return rows;
}

export async function findJob<Data>(db: Db, queue: string, id: string): Promise<Job<Data> | undefined> {
  const { rows } = await sql<Job<Data>>`
    select ${COLUMNS} from pgboss.job where name = ${queue} and id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Those of these jobs that are still stored, the oldest first. */
export async function findJobs<Data>(db: Db, queue: string, ids: readonly string[]): Promise<Job<Data>[]> {
  const { rows } = await sql<Job<Data>>`
    select ${COLUMNS} from pgboss.job
    where name = ${queue} and id = any(${ids}::uuid[]) order by created_on, id`.execute(db);
  return rows;
}

/** Has failed jobs run again, and one that waits at once. The time after which it is given up begins anew. Returns how many. */
export async function runAgain(db: Db, queue: string, which: { id: string } | 'failed'): Promise<number> {
  const these =
    which === 'failed'
      ? sql`state = 'failed'`
      : sql`id = ${which.id}::uuid and state in ('failed', 'retry', 'created')`;
  const { numAffectedRows } = await sql`
    update pgboss.job set
      state = case when state = 'created' then state else 'retry' end,
      created_on = case when state = 'failed' then now() else created_on end,
      keep_until = greatest(keep_until, now() + interval '14 days'),
      start_after = now(), completed_on = null, heartbeat_on = null
    where name = ${queue} and ${these}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface JobBacklog {
  waiting: number;
  dead: number;
  /** Of those of at least the priority. */
  urgentDead: number;
  /** Age of the oldest that waits and has at least the priority, in seconds; null when there is none. */
  urgentSeconds: number | null;
}

export async function jobBacklog(db: Db, queue: string, priority: number): Promise<JobBacklog> {
  const { rows } = await sql<JobBacklog>`
    select
      count(*) filter (where state < 'completed')::int as waiting,
      count(*) filter (where state = 'failed')::int as dead,
      count(*) filter (where state = 'failed' and priority >= ${priority})::int as "urgentDead",
      extract(epoch from now() - min(created_on) filter (where state < 'completed' and priority >= ${priority}))::float8
        as "urgentSeconds"
    from pgboss.job where name = ${queue} and (state < 'completed' or state = 'failed')`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0, urgentDead: 0, urgentSeconds: null };
}

/** Jobs of our queues; pg-boss has some for itself. */
const OURS = sql`name not like '\\_\\_pgboss%'`;

/** Holds for jobs that have the text anywhere in their data as a whole value, in any case. */
const holding = (text: string) => sql`${OURS} and position(to_json(${text}::text)::text in lower(data::text)) > 0`;

export async function findJobsHolding(db: Db, text: string): Promise<{ state: string; at: Date; data: unknown }[]> {
  const { rows } = await sql<{ state: string; at: Date; data: unknown }>`
    select state::text, created_on as at, data from pgboss.job where ${holding(text)} order by created_on`.execute(db);
  return rows;
}

export async function deleteJobsHolding(db: Db, text: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from pgboss.job where ${holding(text)}`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes at most `limit` jobs that ended before. */
export async function deleteEndedJobs(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from pgboss.job where id in
    (select id from pgboss.job where ${OURS} and state >= 'completed' and completed_on < ${before} limit ${limit})
    and state >= 'completed'`.execute(db);
  return Number(numAffectedRows);
}
