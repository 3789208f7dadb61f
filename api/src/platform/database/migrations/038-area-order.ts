import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The index of surfaces in exactly the order that lists are read in, the largest first. Read backwards, the former one had the
 * oldest of equal homes first, so that PostgreSQL sorted all homes of the largest surface for the first page.
 */
export const areaOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index property_area`.execute(db);
    await sql`create index property_area on property (goal, is_available, area desc, published_at desc, id desc)
      include (price, city_key, category_ids, bedrooms, energy, features, living_area, land_area)`.execute(db);
  },
};
