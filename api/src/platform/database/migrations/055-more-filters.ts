import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const HOMES = { bathrooms: 'double precision', built: 'double precision', free_from: 'date' };

const SEARCHES = {
  min_bathrooms: 'double precision',
  max_surface: 'double precision',
  min_year: 'double precision',
  free_by: 'date',
};

/** What lists and saved searches filter by since: bathrooms, the year of construction, and from when a home is free. */
export const moreFilters: Migration = {
  async up(db: Kysely<unknown>) {
    const add = async (table: string, columns: Record<string, string>) => {
      for (const [name, type] of Object.entries(columns))
        await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(db);
    };
    await add('property', HOMES);
    await add('sampled_property', HOMES);
    await add('home_news', HOMES);
    await add('demand', SEARCHES);
  },
};
