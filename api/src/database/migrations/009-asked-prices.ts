import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The prices that were asked of a property, each from a moment on. They stay when it leaves the feed, as its events do. */
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
