import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A fair sample of the homes of each goal in a table of its own: it lies on a few hundred pages, where the same homes in the
 * catalogue lie on as many as there are homes. An import fills it, see `database/fill-sample.ts`.
 *
 * The indexes that lists are read from hold everything that lists are narrowed by: a home that does not fit is passed over without
 * looking at the catalogue.
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
