import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether an owner is mailed about visits to their homes. */
export const ownerVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('wants_visits', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute();
  },
};
