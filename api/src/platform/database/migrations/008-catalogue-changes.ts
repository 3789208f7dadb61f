import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the last imports changed, so that caches evict only what shows it. */
export const catalogueChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_change')
      .addColumn('number', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
      .addColumn('revision', 'text', (column) => column.notNull().unique())
      .addColumn('keys', sql`text[]`)
      .execute();
  },
};
