import type { Transaction } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata } from 'pg-boss';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { makeQueue, type RetryTiming, startQueue } from '../../mail/index.ts';
import { type Db, failureLog, type JobLog, type Tables } from '../../platform/index.ts';
import { exportLead } from '../inbox/export-leads.ts';
import { NotDelivered, postEvent, type WebhookTarget } from './post-event.ts';

/** Notifies the agency's CRM of every lead, and retries until it succeeds. */
export interface Webhook {
  /** Queues the event inside the transaction that stores the lead: either both are stored or neither. */
  add(tx: Transaction<Tables>, leadId: string): Promise<void>;
  stop(): Promise<void>;
}

export interface WebhookTiming extends RetryTiming {
  pollSeconds: number;
  /** The age at which an undelivered event is abandoned. */
  giveUpSeconds: number;
}

const QUEUE = 'webhook';
const DAYS = 24 * 3600;
const TIMING: WebhookTiming = { pollSeconds: 2, retrySeconds: 15, longestRetrySeconds: 3600, giveUpSeconds: 7 * DAYS };

/** Used when no address is configured: leads are only in the inbox. */
export const NO_WEBHOOK: Webhook = { add: async () => {}, stop: async () => {} };

/** A job contains only the lead's id: a lead that has since been erased is not sent, and no personal data is stored twice. */
interface Event {
  leadId: string;
}

/** Starts notifying the CRM of leads, through a queue in the same database. */
export async function startWebhook(
  db: Db,
  target: WebhookTarget,
  log: JobLog,
  timing: WebhookTiming = TIMING,
): Promise<Webhook> {
  const intervals = { superviseIntervalSeconds: 60, monitorIntervalSeconds: 60 };
  const boss = await startQueue(db, intervals, failureLog(log, 'webhook'));
  await makeQueue(boss, QUEUE, timing, {
    expireInSeconds: TIME_LIMITS.webhookJob / 1000,
    retentionSeconds: timing.giveUpSeconds + DAYS,
    deleteAfterSeconds: 7 * DAYS,
  });
  const options = {
    batchSize: 4,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: timing.pollSeconds,
  } as const;
  await boss.work<Event, void, typeof options>(QUEUE, options, (jobs) =>
    Promise.all(jobs.map((job) => attempt(job, db, target, timing, log))),
  );
  return {
    async add(tx, leadId) {
      await boss.send(QUEUE, { leadId }, { db: fromKysely(tx) });
    },
    stop: () => boss.stop({ graceful: true, timeout: TIME_LIMITS.outboxStop }),
  };
}

/** One attempt. Never rejects: each event of a batch has its own result. */
async function attempt(
  { id, data, retryCount, createdOn }: JobWithMetadata<Event>,
  db: Db,
  target: WebhookTarget,
  { giveUpSeconds }: WebhookTiming,
  log: JobLog,
): Promise<JobResult> {
  try {
    const lead = await exportLead(db, data.leadId);
    if (lead) {
      const event = { type: 'lead.created', timestamp: lead.createdAt, data: lead };
      await postEvent(target, id, JSON.stringify(event));
    }
    return { id, status: 'completed' };
  } catch (error) {
    const reason = error instanceof NotDelivered ? error.reason : (error as Error).name;
    const seconds = (Date.now() - createdOn.getTime()) / 1000;
    const failure = { id, output: { reason } };
    if (seconds >= giveUpSeconds) {
      log.warn({ job: id, reason, hours: Math.round(seconds / 3600) }, 'the CRM did not accept a lead, giving up');
      // pg-boss's name for a job that failed for good.
      return { ...failure, status: 'deadletter' };
    }
    if (retryCount === 0) log.warn({ job: id, reason }, 'the CRM did not accept a lead, it will be retried');
    return { ...failure, status: 'failed' };
  }
}
