import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which state of the feed the scheduled import has processed, so that each is processed once, whichever api does it. */
export const scheduledImport: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('import_state')
      .addColumn('seen', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
