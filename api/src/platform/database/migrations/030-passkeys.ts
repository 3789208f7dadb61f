import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of owners. Only public keys are stored. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('credential', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('passkey_account').on('passkey').column('account_id').execute();
  },
};
