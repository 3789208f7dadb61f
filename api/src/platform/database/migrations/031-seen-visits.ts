import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which visitors were counted in the last half hour, as a hash under the salt of the day. Without its salt a hash identifies
 * nobody: both are deleted together. Also the sum of all days of a home, so that its total is a few rows however long it has
 * been on the site.
 */
export const seenVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_salt')
      .addColumn('day', 'date', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('visit_seen')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('day', 'date', (column) => column.notNull().references('visit_salt.day').onDelete('cascade'))
      .addColumn('until', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`create index visit_seen_until on visit_seen (until)`.execute(db);
    await db.schema
      .createTable('visit_total')
      .addColumn('property_id', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_total_pkey', ['property_id', 'source'])
      .execute();
    await sql`insert into visit_total (property_id, source, visits)
      select property_id, source, sum(visits) from visit group by property_id, source`.execute(db);
    await sql`create index visit_seen_day on visit_seen (day)`.execute(db);
  },
};
