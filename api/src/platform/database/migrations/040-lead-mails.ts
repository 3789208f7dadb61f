import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The mails about a submission, by their ids in the queue: looking through the queue itself reads the text of every mail. */
export const leadMails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lead_mail (
      submission_id uuid not null references submission on delete cascade deferrable initially deferred,
      job_id uuid not null,
      primary key (submission_id, job_id)
    )`.execute(db);
    const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
    if (!rows[0]?.found) return;
    await sql`insert into lead_mail (submission_id, job_id)
      select submission.id, job.id from pgboss.job join submission on submission.id::text = job.data->>'about'
      where job.name = 'mail'`.execute(db);
  },
};
