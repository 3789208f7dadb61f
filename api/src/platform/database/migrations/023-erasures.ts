import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each kind of personal data was last checked for expired data, and how much was erased in all. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasure')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('erased', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('looked_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('submission_form_created_at')
      .on('submission')
      .columns(['form', 'created_at'])
      .execute();
  },
};
