import { sql } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import type { Db } from '../database/index.ts';

/** Each further try finds what another server has installed meanwhile. */
const TRIES = 3;

/**
 * Starts pg-boss on this database. Servers that start together on a new one install its tables at the same time; whoever
 * comes second fails then, and succeeds when it starts again.
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

/** Jobs are given up by their age, not by a number of attempts: so an outage costs none. The largest number the queue can store. */
const NO_RETRY_LIMIT = 2 ** 31 - 1;

/** Id of no job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Makes a queue whose jobs are tried until somebody gives them up; where it is there already, sets how it works. */
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
  // Asks for the queue now: the first send would otherwise ask inside a transaction, beside the only connection.
  await boss.getJobById(name, NO_JOB);
}

/**
 * The database as pg-boss uses it. Some of its statements are whole transactions in one text; when such a text fails, its
 * connection stays inside the aborted transaction, and whoever gets it next from the pool fails too. So it is rolled back.
 */
export const queueDatabase = (db: Db): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    db.connection().execute(async (connection) => {
      try {
        return await fromKysely(connection).executeSql(text, values);
      } catch (error) {
        // Outside a transaction this is a warning of the server, no error.
        await sql`rollback`.execute(connection).catch(() => {});
        throw error;
      }
    }),
});
