import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The page that followed a form, for visitors who send it again under the same key. */
export const formNext: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('form_key')
      .addColumn('next', 'text', (column) => column.notNull().defaultTo('/'))
      .execute();
  },
};
