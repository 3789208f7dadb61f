import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Links and passkeys of staff, as owners have them (024, 030), and staff that was only invited and has no password yet.
 * Their tables are separate, so that what belongs to one kind of account opens none of the other.
 */
export const staffAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff')
      .alterColumn('password_hash', (column) => column.dropNotNull())
      .execute();
    await db.schema
      .createTable('staff_password_reset')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('staff_password_reset_account')
      .on('staff_password_reset')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('staff_passkey')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('credential', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('staff_passkey_account').on('staff_passkey').column('account_id').execute();
    await db.schema.createIndex('staff_session_staff').on('staff_session').column('staff_id').execute();
  },
};
