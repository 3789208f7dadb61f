import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The monthly summary of owners: who wants it, in which language, and the month that was last sent. */
export const ownerSummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('wants_summary', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('language', 'text')
      .addColumn('summary_month', 'date')
      .execute();
  },
};
