import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import type { Db } from '../platform/index.ts';

/** Each retry finds the tables that another server has installed in between. */
const TRIES = 3;

/**
 * Starts pg-boss on this database. Servers that start at the same time on a new database all install its tables; the
 * second one fails and succeeds on a retry.
 */
export async function startQueue(
  db: Db,
  options: ConstructorOptions,
  onError: (error: Error) => void,
  tries = TRIES,
): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, db: queueDatabase(db), schedule: false });
  boss.on('error', onError);
  try {
    await boss.start();
    return boss;
  } catch (error) {
    if (tries === 1) throw error;
    return startQueue(db, options, onError, tries - 1);
  }
}

/** Waits between the attempts of a job: the first doubles up to the longest. */
export interface RetryTiming {
  retrySeconds: number;
  longestRetrySeconds: number;
}

/**
 * The largest number that the queue can store: jobs are given up by age, not by attempts, so that an outage uses up
 * none.
 */
const NO_RETRY_LIMIT = 2 ** 31 - 1;

/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Creates a queue whose jobs are retried until the caller gives them up, or updates the settings of an existing one.
 */
export async function makeQueue(
  boss: PgBoss,
  name: string,
  { retrySeconds, longestRetrySeconds }: RetryTiming,
  options: UpdateQueueOptions,
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, {
    retryLimit: NO_RETRY_LIMIT,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: longestRetrySeconds,
    ...options,
  });
  // Load the queue now: otherwise the first send would query it inside a transaction, which holds the only connection.
  await boss.getJobById(name, NO_JOB);
}

/**
 * The database as pg-boss uses it. Some of its statements are whole transactions in one text. If such a text fails, its
 * connection stays inside the aborted transaction, and its next user fails too. So it is rolled back.
 */
export const queueDatabase = (db: Db): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    db.connection().execute(async (connection) => {
      try {
        return await fromKysely(connection).executeSql(text, values);
      } catch (error) {
        // Outside a transaction this causes a warning of the server, not an error.
        await sql`rollback`.execute(connection).catch(() => {});
        throw error;
      }
    }),
});
