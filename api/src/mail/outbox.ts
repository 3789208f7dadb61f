import type { Transaction } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Db } from '../database/index.ts';
import type { Tables } from '../database/schema.ts';
import { failureLog } from '../operation/failure-log.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { describeFailure, isFinal, isOutage } from './delivery-failure.ts';
import { DeliveryWatch } from './delivery-watch.ts';
import { type MailMessage, PRIORITY } from './message.ts';
import { makeQueue, type RetryTiming, startQueue } from './queue-database.ts';
import { QUEUE } from './queue-name.ts';
import { CONNECTIONS, type Delivery } from './transport.ts';

/** Messages that wait in the database until they have been handed over. */
export interface Outbox {
  /** Adds a message inside the transaction that stores what it is about: both are kept, or neither. */
  add(tx: Transaction<Tables>, message: MailMessage): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface OutboxTiming extends RetryTiming {
  /** How often the database is asked for new messages while there are none. */
  pollSeconds: number;
  /** Waits between checks of a mail server that is away. */
  checkSeconds: { first: number; longest: number };
  /** A message whose api gives no sign of life for so long is another's to send; 10 at least. */
  heartbeatSeconds: number;
  /** How often such messages are looked for. */
  superviseSeconds: number;
}

/** A message on its way when its api dies is tried again after 30 + 20 s and the first wait: within two minutes. */
const TIMING: OutboxTiming = {
  pollSeconds: 2,
  retrySeconds: 10,
  longestRetrySeconds: 1800,
  checkSeconds: { first: 5, longest: 60 },
  heartbeatSeconds: 30,
  superviseSeconds: 20,
};

const DAYS = 24 * 3600;

/** How long a message that the server defers is tried again, in seconds. A confirmation of yesterday confirms nothing. */
const GIVE_UP_AFTER = { agency: 10 * DAYS, automatic: 1 * DAYS };

/** Batches at once: a recipient whose server is slow holds up the rest of its own batch only. */
const WORKERS = 2;
/** Fetched together. Each message that is under way has a connection, so its time limit includes no wait for one. */
const BATCH = CONNECTIONS / WORKERS;

/**
 * Starts sending what waits. The queue is pg-boss over the same connection, because the embedded database has only one.
 * Stopping it closes the delivery.
 */
export async function startOutbox(
  db: Db,
  delivery: Delivery,
  log: OutboxLog,
  timing: OutboxTiming = TIMING,
): Promise<Outbox> {
  const { superviseSeconds } = timing;
  const boss = await startQueue(
    db,
    { superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds },
    failureLog(log, 'mail outbox'),
  );
  await makeMailQueue(boss, timing);
  const options = {
    batchSize: BATCH,
    localConcurrency: WORKERS,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: timing.pollSeconds,
  } as const;
  const work = () =>
    boss.work<MailMessage, void, typeof options>(QUEUE, options, (jobs) =>
      Promise.all(jobs.map((job) => attempt(job, delivery, watch, log))),
    );
  const watch = new DeliveryWatch({
    delivery,
    log,
    pause: () => void boss.offWork(QUEUE, { wait: false }),
    resume: () => void work().catch((error) => log.warn({ err: error }, 'mail outbox')),
    checkSeconds: timing.checkSeconds,
  });
  await work();
  return {
    add: adderTo(boss),
    async stop() {
      watch.stop();
      await boss.stop({ graceful: true, timeout: TIME_LIMITS.outboxStop });
      delivery.close();
    },
  };
}

/** Takes messages and sends none: for commands. What it adds is sent by the site, once that runs. */
export async function openPostbox(db: Db, log: Pick<OutboxLog, 'warn'>): Promise<Outbox> {
  const boss = await startQueue(db, { supervise: false }, failureLog(log, 'mail outbox'));
  await makeMailQueue(boss, TIMING);
  return { add: adderTo(boss), stop: () => boss.stop({ graceful: false }) };
}

const makeMailQueue = (boss: PgBoss, timing: OutboxTiming): Promise<void> =>
  makeQueue(boss, QUEUE, timing, {
    heartbeatSeconds: timing.heartbeatSeconds,
    retentionSeconds: 14 * DAYS,
    deleteAfterSeconds: 30 * DAYS,
  });

const adderTo =
  (boss: PgBoss): Outbox['add'] =>
  async (tx, message) => {
    const priority = message.isAutomatic ? PRIORITY.automatic : PRIORITY.agency;
    await boss.send(QUEUE, message, { db: fromKysely(tx), priority });
  };

/** One attempt. Never rejects: each message of a batch has a result of its own. */
async function attempt(
  { id, data: message, retryCount, createdOn }: JobWithMetadata<MailMessage>,
  delivery: Delivery,
  watch: DeliveryWatch,
  log: OutboxLog,
): Promise<JobResult> {
  try {
    await delivery.deliver(id, message);
    watch.delivered();
    return { id, status: 'completed' };
  } catch (error) {
    const failure = describeFailure(error);
    const failed = { id, status: 'failed', output: failure } as const;
    if (isOutage(failure)) {
      watch.failed(failure);
      return failed;
    }
    // An address the server will never take: trying again helps nobody. `facade outbox` shows it.
    if (message.isAutomatic && isFinal(failure)) {
      log.warn({ job: id, ...failure }, 'the mail server refuses this confirmation for good');
      return { id, status: 'deadletter', output: failure };
    }
    if (retryCount === 0) log.warn({ job: id, ...failure }, 'a message could not be sent, it is kept and tried again');
    const hours = (Date.now() - createdOn.getTime()) / 3_600_000;
    if (hours * 3600 < GIVE_UP_AFTER[message.isAutomatic ? 'automatic' : 'agency']) return failed;
    log.warn(
      { job: id, hours: Math.round(hours), ...failure },
      'a message could not be sent for so long, it is given up',
    );
    // Failed for good: the name is pg-boss's.
    return { id, status: 'deadletter', output: failure };
  }
}
