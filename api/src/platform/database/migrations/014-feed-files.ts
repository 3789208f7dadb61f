import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which films and documents came with the last feed: pages refer to them by keys that change with the files. */
export const feedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('import_state')
      .addColumn('files', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
