import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What several apis must agree on: counters, login throttling, forms that were already sent, the key of their hashes. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('hit_counter')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('hit_counter_resets_at').on('hit_counter').column('resets_at').execute();
    await db.schema
      .createTable('login_source')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('admitted', 'boolean', (column) => column.notNull())
      .addColumn('free_at', 'timestamptz', (column) => column.notNull())
      .addColumn('forget_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_source_forget_at').on('login_source').column('forget_at').execute();
    await db.schema
      .createTable('form_key')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'uuid', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('form_key_created_at').on('form_key').column('created_at').execute();
  },
};
