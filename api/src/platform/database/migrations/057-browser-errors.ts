import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages on which code of a release threw the same in a browser. */
export const browserErrors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table browser_error (
      section text not null, release text not null, message text not null, place text not null,
      frames jsonb not null, pages integer not null,
      first_seen timestamptz not null default now(), last_seen timestamptz not null default now(),
      primary key (section, release, message, place))`.execute(db);
  },
};
