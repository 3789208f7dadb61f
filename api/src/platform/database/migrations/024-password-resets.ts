import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links by which owners choose a new password. Only their hashes are stored. */
export const passwordResets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('password_reset')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_reset_account').on('password_reset').column('account_id').execute();
  },
};
