import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the last import found, so that the next one writes only what differs. */
export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feed_entry')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('languages', sql`text[]`, (column) => column.notNull())
      .addColumn('hashes', sql`uuid[]`, (column) => column.notNull())
      .addColumn('refs', sql`text[]`, (column) => column.notNull())
      .addColumn('sources', sql`text[]`, (column) => column.notNull())
      .addColumn('warnings', 'jsonb')
      .addPrimaryKeyConstraint('feed_entry_pkey', ['kind', 'id'])
      .execute();
    await db.schema
      .createTable('picture_source')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('modified', 'double precision', (column) => column.notNull())
      .addColumn('picture_id', 'text')
      .addColumn('problem', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('picture_source_picture').on('picture_source').column('picture_id').execute();
    await db.schema
      .createTable('import_state')
      .addColumn('only', 'boolean', (column) => column.primaryKey().check(sql`"only"`))
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('holder', 'text')
      .addColumn('renewed_at', 'timestamptz')
      .execute();
  },
};
