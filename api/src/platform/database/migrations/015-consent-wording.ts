import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The text that a visitor saw when they chose: the language, and the agency's own wording by a key that changes with it. */
export const consentWording: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consent_wording')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('first_given_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('consent')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('wording', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
