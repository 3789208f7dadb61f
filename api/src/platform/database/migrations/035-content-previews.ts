import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Content that is viewed before it is published. Only the hash of a preview's token is stored. */
export const contentPreviews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_preview')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('edits', 'jsonb', (column) => column.notNull())
      .addColumn('unpublished', 'boolean', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('made_at', 'timestamptz', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
