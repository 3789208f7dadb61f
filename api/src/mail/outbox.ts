import type { Transaction } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { TIME_LIMITS } from '../kernel/index.ts';
import { type Db, failureLog, type Tables } from '../platform/index.ts';
import { describeFailure, isFinal, isOutage } from './delivery-failure.ts';
import { DeliveryWatch } from './delivery-watch.ts';
import type { MailMessage } from './message.ts';
import { makeQueue, type RetryTiming, startQueue } from './queue-database.ts';
import { QUEUE } from './queue-name.ts';
import { mailClassOf, PRIORITY } from './templates/mail-class.ts';
import { CONNECTIONS, type Delivery } from './transport.ts';

/** Messages that are stored in the database until they have been delivered. */
export interface Outbox {
  /** Adds a message in the same transaction as its submission: both are stored, or neither. */
  add(tx: Transaction<Tables>, message: MailMessage): Promise<void>;
  stop(): Promise<void>;
}

export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface OutboxTiming extends RetryTiming {
  /** How often the database is polled for new messages. */
  pollSeconds: number;
  /** Waits between checks of a mail server that is down. */
  checkSeconds: { first: number; longest: number };
  /** After this time without a heartbeat of its api, another api may send a message; 10 at least. */
  heartbeatSeconds: number;
  /** How often the database is checked for such messages. */
  superviseSeconds: number;
}

/** A message that is being sent when its api dies is retried after 30 + 20 s and the first wait: within two minutes. */
const TIMING: OutboxTiming = {
  pollSeconds: 2,
  retrySeconds: 10,
  longestRetrySeconds: 1800,
  checkSeconds: { first: 5, longest: 60 },
  heartbeatSeconds: 30,
  superviseSeconds: 20,
};

const DAYS = 24 * 3600;

/**
 * How long a message that the server defers is retried, in seconds. Confirmations end after a day, when they are
 * useless.
 */
const GIVE_UP_AFTER = { agency: 10 * DAYS, automatic: 1 * DAYS };

/** Concurrent batches: a recipient with a slow server delays only its own batch. */
const WORKERS = 2;
/** Messages per batch. Each message in progress has a connection, so its time limit includes no wait for one. */
const BATCH = CONNECTIONS / WORKERS;

/**
 * Starts sending pending messages. The queue is pg-boss on the same connections. Stopping it closes the delivery.
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
    failureLog(log, 'the mail queue failed'),
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
    resume: () => void work().catch((error) => log.warn({ err: error }, 'the outbox cannot resume sending')),
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

/** Adds messages without sending them, for commands: the running site sends them. */
export async function openPostbox(db: Db, log: Pick<OutboxLog, 'warn'>): Promise<Outbox> {
  const boss = await startQueue(db, { supervise: false }, failureLog(log, 'the mail queue failed'));
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
    const mailClass = mailClassOf(message) ?? (message.isAutomatic ? 'bulk' : 'agency');
    const job = await boss.send(QUEUE, message, { db: fromKysely(tx), priority: PRIORITY[mailClass] });
    if (job && message.about)
      await tx.insertInto('lead_mail').values({ submission_id: message.about, job_id: job }).execute();
  };

/** One attempt. Never rejects, because each message of a batch has a separate result. */
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
    // The server will never accept this address, so do not retry. `facade outbox` shows it.
    if (message.isAutomatic && isFinal(failure)) {
      log.warn({ job: id, ...failure }, 'the mail server permanently refuses this confirmation');
      return { id, status: 'deadletter', output: failure };
    }
    if (retryCount === 0) log.warn({ job: id, ...failure }, 'a message could not be sent, it is kept and retried');
    const hours = (Date.now() - createdOn.getTime()) / 3_600_000;
    if (hours * 3600 < GIVE_UP_AFTER[message.isAutomatic ? 'automatic' : 'agency']) return failed;
    log.warn({ job: id, hours: Math.round(hours), ...failure }, 'a message could not be sent in time, it is given up');
    // Failed permanently; the name is pg-boss's.
    return { id, status: 'deadletter', output: failure };
  }
}
