import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which newsletters were sent, and to whom: an interrupted command resumes there, and mails nobody twice. */
export const newsletterIssues: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `create table newsletter_issue (
    id text primary key, subject text not null, started_at timestamptz not null default now())`,
  `create table newsletter_sent (
    issue text not null references newsletter_issue (id) on delete cascade,
    subscriber integer not null references newsletter (number) on delete cascade,
    sent_at timestamptz not null default now(),
    primary key (issue, subscriber))`,
  'create index newsletter_sent_subscriber on newsletter_sent (subscriber)',
];
