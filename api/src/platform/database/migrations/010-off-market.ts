import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Teasers of homes that are sold or let without being published: separate from `property`, so that no query of homes finds
 * them.
 */
export const offMarket: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('off_market')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('published_at', 'timestamptz', (column) => column.notNull())
      .addColumn('record', 'jsonb', (column) => column.notNull())
      .execute();
  },
};
