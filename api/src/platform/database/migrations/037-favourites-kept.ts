import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often visitors saved a home as a favourite, by day. */
export const favouritesKept: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('favourite')
      .addColumn('property_id', 'integer', (column) => column.notNull())
      .addColumn('day', 'date', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_pkey', ['property_id', 'day'])
      .execute();
  },
};
