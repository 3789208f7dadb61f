import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Several feeds side by side: what each was last imported as, which entries it has, and the number of each of its ids for ever. The ids of
 * older entries were numbers, but not stored: the next import of the feed without a name writes them into `source_id`.
 */
export const feedSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('source_id')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text')
      .addColumn('number', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_id_pkey', ['kind', 'number'])
      .addUniqueConstraint('source_id_key', ['source', 'kind', 'id'])
      .execute();
    await sql`insert into source_id (source, kind, number) select '', kind, id from feed_entry
      union select '', 'property', property_id from property_event`.execute(db);
    await sql`alter table feed_entry add source text not null default '', add is_stale boolean not null default false`.execute(
      db,
    );
    await db.schema
      .createTable('feed_source')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('made_by', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('files', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('file_names', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('lookups', 'jsonb')
      .addColumn('imported_at', 'timestamptz')
      .addColumn('seen', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`insert into feed_source (name, made_by, files, imported_at, seen)
      select '', made_by, files, imported_at, seen from import_state`.execute(db);
    await sql`alter table import_state drop made_by, drop files, drop imported_at, drop seen`.execute(db);
  },
};
