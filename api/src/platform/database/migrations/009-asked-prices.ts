import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The asked prices of a property, each with its start. They stay when it leaves the feed, like its events. */
export const askedPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('asked_price')
      .addColumn('property_id', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('goal', 'text', (column) => column.notNull())
      .addColumn('price', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('asked_price_pkey', ['property_id', 'at'])
      .execute();
  },
};
