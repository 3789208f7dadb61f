import { sql } from 'kysely';
import { startOutbox } from '../../mail/outbox.ts';
import { QUEUE } from '../../mail/queue-name.ts';
import { describeDatabase } from '../../testing/described-database.ts';
import { keepLines, QUICK } from '../../testing/outbox-samples.ts';
import { deleteEndedJobs, findJob, findJobsHolding, hasJobs, jobBacklog, listJobs, runAgain } from './jobs.ts';

/** What the statements rely on. */
const COLUMNS = {
  id: 'uuid',
  name: 'text',
  data: 'jsonb',
  state: 'USER-DEFINED',
  priority: 'integer',
  retry_count: 'integer',
  output: 'jsonb',
  created_on: 'timestamp with time zone',
  start_after: 'timestamp with time zone',
  completed_on: 'timestamp with time zone',
  keep_until: 'timestamp with time zone',
  heartbeat_on: 'timestamp with time zone',
};

describeDatabase('the table of pg-boss', (db) => {
  beforeAll(async () => {
    expect(await hasJobs(db())).toBe(false);
    const nowhere = { place: 'nowhere', deliver: async () => {}, close: () => {} };
    await (await startOutbox(db(), nowhere as never, keepLines(), QUICK)).stop();
  });

  test('has the columns that we read and write', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'pgboss' and table_name = 'job'`.execute(db());
    expect(await hasJobs(db())).toBe(true);
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toMatchObject(COLUMNS);
  });

  test('has the states that we know, in the order that we compare them by', async () => {
    const { rows } = await sql<{ label: string }>`
      select enumlabel as label from pg_enum join pg_type on pg_type.oid = enumtypid
      where typname = 'job_state' order by enumsortorder`.execute(db());
    expect(rows.map(({ label }) => label)).toEqual(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);
  });

  test('lists, finds and runs failed jobs again, and deletes those that ended', async () => {
    await sql`insert into pgboss.job (name, data, state, priority, completed_on)
      values (${QUEUE}, '{"to":"an@example.be"}', 'failed', 9, now() - interval '2 days')`.execute(db());
    const [job] = await listJobs(db(), QUEUE, 10);
    const id = job?.id ?? '';
    expect(job).toMatchObject({ data: { to: 'an@example.be' }, state: 'failed', retry_count: 0, output: null });
    expect(await findJobsHolding(db(), 'an@example.be')).toMatchObject([{ state: 'failed' }]);
    expect(await findJobsHolding(db(), 'n@example.be')).toEqual([]);
    expect(await jobBacklog(db(), QUEUE, 9)).toMatchObject({ waiting: 0, dead: 1, urgentDead: 1, urgentSeconds: null });
    expect(await runAgain(db(), QUEUE, { id })).toBe(1);
    expect(await findJob(db(), QUEUE, id)).toMatchObject({ state: 'retry' });
    await sql`update pgboss.job set state = 'completed', completed_on = now() - interval '2 days'`.execute(db());
    expect(await deleteEndedJobs(db(), new Date(), 10)).toBe(1);
    expect(await findJob(db(), QUEUE, id)).toBeUndefined();
  });
});
