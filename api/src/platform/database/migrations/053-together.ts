import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of homes that people share by a link: who takes part, and the hearts and notes of each. */
export const together: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('together_list')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('visited_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema.createIndex('together_list_visited').on('together_list').column('visited_at').execute();
    await db.schema
      .createTable('together_person')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('list', 'integer', (column) => column.notNull().references('together_list.id').onDelete('cascade'))
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addUniqueConstraint('together_person_key', ['list', 'key_hash'])
      .execute();
    await db.schema
      .createTable('together_mark')
      .addColumn('person', 'integer', (column) => column.notNull().references('together_person.id').onDelete('cascade'))
      .addColumn('property_id', 'integer', (column) => column.notNull())
      .addColumn('is_liked', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('added_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addPrimaryKeyConstraint('together_mark_pkey', ['person', 'property_id'])
      .execute();
  },
};
