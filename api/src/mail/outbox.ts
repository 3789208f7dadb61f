import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '../database/index.ts';
import type { Tables } from '../database/schema.ts';
import type { MailMessage } from './message.ts';
import type { Deliver } from './transport.ts';

/** Messages that wait in the database until they have been handed over. */
export interface Outbox {
  /** Adds a message inside the transaction that stores what it is about: both are kept, or neither. */
  add(tx: Transaction<Tables>, message: MailMessage): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxLog {
  warn(details: object, message: string): void;
}

export interface OutboxTiming {
  /** How often the database is asked for new messages. */
  pollSeconds: number;
  /** Wait before the first new attempt; it doubles from there up to `longestRetrySeconds`. */
  retrySeconds: number;
  longestRetrySeconds: number;
}

const QUEUE = 'mail';

const TIMING: OutboxTiming = { pollSeconds: 2, retrySeconds: 20, longestRetrySeconds: 1800 };

/** About ten days of attempts at the longest wait. */
const ATTEMPTS = 500;

const DAYS = 24 * 3600;

/** Starts sending what waits. The queue is pg-boss over the same connection, because the embedded database has only one. */
export async function startOutbox(
  db: Db,
  deliver: Deliver,
  log: OutboxLog,
  timing: OutboxTiming = TIMING,
): Promise<Outbox> {
  const boss = new PgBoss({ db: fromKysely(db), schedule: false });
  boss.on('error', (error) => log.warn({ err: error }, 'mail outbox'));
  await boss.start();
  // Asks for the queue now: the first send would otherwise ask inside a transaction, beside the only connection.
  await boss.createQueue(QUEUE);
  await boss.updateQueue(QUEUE, {
    retryLimit: ATTEMPTS,
    retryDelay: timing.retrySeconds,
    retryBackoff: true,
    retryDelayMax: timing.longestRetrySeconds,
    retentionSeconds: 14 * DAYS,
    deleteAfterSeconds: 30 * DAYS,
  });
  await boss.work<MailMessage>(QUEUE, { pollingIntervalSeconds: timing.pollSeconds }, async ([job]) => {
    if (job) await attempt(job.id, job.data, deliver, log);
  });
  return {
    async add(tx, message) {
      await boss.send(QUEUE, message, { db: fromKysely(tx) });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function attempt(id: string, message: MailMessage, deliver: Deliver, log: OutboxLog): Promise<void> {
  try {
    await deliver(id, message);
  } catch (error) {
    const { responseCode, message: reason } = error as { responseCode?: number; message: string };
    // An address the server will never take: trying again helps nobody. The submission itself is in the database.
    if (message.isAutomatic && responseCode !== undefined && responseCode >= 500) {
      log.warn({ job: id, reason }, 'the mail server refuses this confirmation for good');
      return;
    }
    log.warn({ job: id, reason }, 'a message could not be sent, it is kept and tried again');
    throw error;
  }
}
