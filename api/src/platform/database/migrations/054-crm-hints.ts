import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What CRMs said has happened to a home: the last event of each, which is followed by a request. */
export const crmHints: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('crm_hint')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('is_deleted', 'boolean', (column) => column.notNull())
      .addColumn('happened_at', 'timestamptz', (column) => column.notNull())
      .addColumn('hinted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('due_at', 'timestamptz', (column) => column.defaultTo(sql`now()`))
      .addColumn('wants_address', 'boolean', (column) => column.notNull().defaultTo(false))
      .addPrimaryKeyConstraint('crm_hint_pkey', ['source', 'home'])
      .execute();
    await db.schema
      .createIndex('crm_hint_due')
      .on('crm_hint')
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
  },
};
