import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sample tells how many homes have a word too. It is emptied: the start that follows fills it again. */
export const sampledWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sampled_property add column words tsvector`.execute(db);
    await sql`delete from sampled_property`.execute(db);
  },
};
