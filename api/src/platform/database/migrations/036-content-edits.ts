import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the agency's staff change in the content folder. The files are the source of truth; this records each save. */
export const contentEdits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_edit')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('thing', 'text', (column) => column.notNull())
      .addColumn('files', 'jsonb', (column) => column.notNull())
      .addColumn('staff_id', 'integer', (column) => column.references('staff.id').onDelete('set null'))
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('undoes', 'integer', (column) => column.references('content_edit.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('content_edit_thing').on('content_edit').columns(['thing', 'id']).execute();
    await sql`create index content_edit_undoes on content_edit (undoes)`.execute(db);
  },
};
