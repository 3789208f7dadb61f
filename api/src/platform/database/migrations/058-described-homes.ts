import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which languages homes have a description, for the report of an import. */
export const describedHomes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table feed_entry add column described text[]`.execute(db);
  },
};
