import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the server of a fetched picture said, and when it was last asked. */
export const pictureAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table picture_source add etag text, add last_modified text, add length bigint,
      add asked_at timestamptz not null default now()`.execute(db);
  },
};
