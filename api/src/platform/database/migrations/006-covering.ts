import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A fair sample of the homes of each goal in its own table: it occupies a few hundred pages, whereas the same homes are spread
 * over as many pages of the catalogue as there are homes. An import fills it, see `platform/database/fill-sample.ts`.
 *
 * The indexes that lists read include every column that lists filter by, so that a home that does not match is skipped without
 * reading the table.
 */
export const covering: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table sampled_property as
      select id, goal, project_id, price, published_at, is_available, city_key, category_ids, bedrooms, living_area, land_area,
        energy, features, lat, lng, is_exact, shuffle
      from property limit 0`.execute(db);
    await sql`alter table sampled_property add primary key (id)`.execute(db);
    await sql`create index sampled_property_shuffle on sampled_property (goal, shuffle)`.execute(db);
    for (const [name, { key, more }] of Object.entries(COVERING)) {
      await sql`drop index ${sql.ref(name)}`.execute(db);
      await sql
        .raw(`create index ${name} on property (${key}, published_at desc, id desc) include (${more}, ${NARROWED})`)
        .execute(db);
    }
  },
};

const NARROWED = 'category_ids, bedrooms, energy, features, living_area, land_area';

const COVERING = {
  property_newest: { key: 'goal, is_available', more: 'price, city_key' },
  property_price: { key: 'goal, is_available, price', more: 'city_key' },
  property_area: { key: 'goal, is_available, area', more: 'price, city_key' },
  property_city: { key: 'city_key, is_available', more: 'goal, price, area' },
};
