import { sql } from 'kysely';
import type { Db } from '../../database/index.ts';
import type { DeliveryFailure } from '../delivery-failure.ts';
import { maskAddress } from '../mask-address.ts';
import type { MailMessage } from '../message.ts';
import { QUEUE } from '../queue-name.ts';
import type { KeptMail, MailList, ShownMail } from './kept-mail.ts';

interface Job {
  id: string;
  data: MailMessage;
  state: string;
  retry_count: number;
  output: (DeliveryFailure & { message?: string }) | null;
  created_on: Date;
}

/** As the queue calls them. */
const STATES: Readonly<Record<string, KeptMail['state']>> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'sending',
  failed: 'dead',
};

const COLUMNS = sql`id::text as id, data, state::text as state, retry_count, output, created_on`;

/** Messages that are not sent, as far as `limit`. */
export async function listMails(db: Db, limit: number): Promise<MailList> {
  const counts = { waiting: 0, retrying: 0, sending: 0, dead: 0 };
  if (!(await hasQueue(db))) return { mails: [], counts };
  const counted = await sql<{ state: string; count: number }>`
    select state::text as state, count(*)::int as count from pgboss.job
    where name = ${QUEUE} and state in ('created', 'retry', 'active', 'failed') group by 1`.execute(db);
  for (const { state, count } of counted.rows) counts[STATES[state] as keyof typeof counts] = count;
  const { rows } = await sql<Job>`
    select ${COLUMNS} from pgboss.job
    where name = ${QUEUE} and state in ('created', 'retry', 'active', 'failed')
    order by (state = 'failed') desc, created_on, id limit ${limit}`.execute(db);
  return { mails: rows.map(keptMailOf), counts };
}

/** One message with what it says; null where there is none of that id. */
export async function showMail(db: Db, id: string): Promise<ShownMail | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await sql<Job>`
    select ${COLUMNS} from pgboss.job where name = ${QUEUE} and id = ${id}::uuid`.execute(db);
  const [job] = rows;
  if (!job) return null;
  const { to, subject, text, attachments = [], calendar, paper } = job.data;
  const files = [
    ...(calendar ? ['invite.ics'] : []),
    ...[...attachments, ...(paper ? [paper] : [])].map(({ name }) => name),
  ];
  return { ...keptMailOf(job), recipient: to.address, subject, text, files };
}

/** The mails about one submission, the oldest first; those that were sent are kept for thirty days. */
export async function mailsAbout(db: Db, submissionId: string): Promise<(KeptMail & { isAutomatic: boolean })[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<Job>`
    select ${COLUMNS} from pgboss.job
    where name = ${QUEUE} and data->>'about' = ${submissionId} order by created_on, id`.execute(db);
  return rows.map((job) => ({ ...keptMailOf(job), isAutomatic: job.data.isAutomatic ?? false }));
}

/** A site whose api has never run has no queue. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

const keptMailOf = ({ id, data, state, retry_count, output, created_on }: Job): KeptMail => ({
  id,
  kind: data.kind ?? (data.isAutomatic ? 'confirmation' : 'enquiry'),
  to: maskAddress(data.to.address),
  state: STATES[state] ?? 'sent',
  attempts: state === 'created' ? 0 : Number(retry_count) + 1,
  error: describe(output),
  createdAt: new Date(created_on).toISOString(),
});

/** Codes only, as in the log; a worker that died leaves a message of the queue. */
function describe(output: Job['output']): string {
  if (!output) return '';
  const codes = [output.code, output.command, output.responseCode].filter(Boolean).join(' ');
  return codes || (output.message ?? '');
}
