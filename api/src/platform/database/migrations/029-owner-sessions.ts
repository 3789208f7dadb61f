import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = ['session', 'staff_session'] as const;

/**
 * Sessions whose token is renewed, and which their owner can tell apart. Accounts that were only invited have no password yet.
 */
export const ownerSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of TABLES) {
      await db.schema
        .alterTable(table)
        .addColumn('id', 'integer', (column) => column.notNull().unique().generatedAlwaysAsIdentity())
        .addColumn('former_hash', 'text')
        .addColumn('issued_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('used_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('system', 'text', (column) => column.notNull().defaultTo(''))
        // Cookies of earlier sessions outlive the browser.
        .addColumn('is_remembered', 'boolean', (column) => column.notNull().defaultTo(true))
        .execute();
      await db.schema.createIndex(`${table}_former_hash`).on(table).column('former_hash').execute();
    }
    await db.schema.createIndex('session_account').on('session').column('account_id').execute();
    await db.schema
      .alterTable('account')
      .alterColumn('password_hash', (column) => column.dropNotNull())
      .execute();
  },
};
