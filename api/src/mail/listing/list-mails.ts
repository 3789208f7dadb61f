import { countJobs, type Db, findJob, findJobs, hasJobs, type Job, listJobs } from '../../platform/index.ts';
import type { DeliveryFailure } from '../delivery-failure.ts';
import { maskAddress } from '../mask-address.ts';
import type { MailMessage } from '../message.ts';
import { QUEUE } from '../queue-name.ts';
import type { MailList, ShownMail, StoredMail } from './stored-mail.ts';

/** Why a job failed, or pg-boss's message about a worker that died. */
type Output = (DeliveryFailure & { message?: string }) | null;

/** Names of the states in the queue. */
const STATES: Readonly<Record<string, StoredMail['state']>> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'sending',
  failed: 'dead',
};

/** Unsent messages, at most `limit`. */
export async function listMails(db: Db, limit: number): Promise<MailList> {
  const counts = { waiting: 0, retrying: 0, sending: 0, dead: 0 };
  if (!(await hasJobs(db))) return { mails: [], counts };
  for (const { state, count } of await countJobs(db, QUEUE)) counts[STATES[state] as keyof typeof counts] = count;
  return { mails: (await listJobs<MailMessage>(db, QUEUE, limit)).map(keptMailOf), counts };
}

/** One message with its text; null if no message has this id. */
export async function showMail(db: Db, id: string): Promise<ShownMail | null> {
  if (!(await hasJobs(db))) return null;
  const job = await findJob<MailMessage>(db, QUEUE, id);
  if (!job) return null;
  const { to, subject, text, attachments = [], calendar, paper } = job.data;
  const files = [
    ...(calendar ? ['invite.ics'] : []),
    ...[...attachments, ...(paper ? [paper] : [])].map(({ name }) => name),
  ];
  return { ...keptMailOf(job), recipient: to.address, subject, text, files };
}

/** The mails about one submission, oldest first; sent ones are kept for thirty days. */
export async function mailsAbout(db: Db, submissionId: string): Promise<(StoredMail & { isAutomatic: boolean })[]> {
  const mails = await db.selectFrom('lead_mail').select('job_id').where('submission_id', '=', submissionId).execute();
  if (mails.length === 0 || !(await hasJobs(db))) return [];
  const ids = mails.map(({ job_id }) => job_id);
  const jobs = await findJobs<MailMessage>(db, QUEUE, ids);
  return jobs.map((job) => ({ ...keptMailOf(job), isAutomatic: job.data.isAutomatic ?? false }));
}

const keptMailOf = ({ id, data, state, retry_count, output, created_on }: Job<MailMessage>): StoredMail => ({
  id,
  kind: data.kind ?? (data.isAutomatic ? 'confirmation' : 'enquiry'),
  to: maskAddress(data.to.address),
  state: STATES[state] ?? 'sent',
  attempts: state === 'created' ? 0 : Number(retry_count) + 1,
  error: describe(output as Output),
  createdAt: new Date(created_on).toISOString(),
});

/** Codes only, as in the log; for a worker that died, the queue's message. */
function describe(output: Output): string {
  if (!output) return '';
  const codes = [output.code, output.command, output.responseCode].filter(Boolean).join(' ');
  return codes || (output.message ?? '');
}
