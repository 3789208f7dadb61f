import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that came with forms; their content is in the data folder, encrypted. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upload')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('quarantined', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create index upload_submission on upload (submission_id) where submission_id is not null`.execute(db);
    await sql`create index upload_created on upload (created_at)`.execute(db);
  },
};
