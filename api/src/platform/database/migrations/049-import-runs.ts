import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last imports, for staff, and whether one of them wants another at once. */
export const importRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('import_run')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('began_at', 'timestamptz', (column) => column.notNull())
      .addColumn('ended_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('report', 'jsonb', (column) => column.notNull())
      .execute();
    await sql`alter table feed_source add is_wanted boolean not null default false`.execute(db);
  },
};
