import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Columns of a property that lists filter and sort by, with their indexes. They are derived from `record`; rows of an older
 * database have `rules` 0 and are filled by `deriveColumns`.
 */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('property')
      .addColumn('rules', 'smallint', (column) => column.notNull().defaultTo(0))
      .addColumn('is_available', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('zip', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('city_key', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('category_ids', sql`integer[]`, (column) => column.notNull().defaultTo('{}'))
      .addColumn('type_key', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('bedrooms', 'double precision')
      .addColumn('living_area', 'double precision')
      .addColumn('land_area', 'double precision')
      .addColumn('area', 'double precision')
      .addColumn('energy', 'text')
      .addColumn('features', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
      .addColumn('lat', 'double precision')
      .addColumn('lng', 'double precision')
      .addColumn('is_exact', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('shuffle', 'double precision', (column) => column.notNull().defaultTo(0))
      .addColumn('words', sql`tsvector`, (column) => column.notNull().defaultTo(''))
      .execute();
    // The record is read only for the homes of one page. Stored out of line together with the words, it does not slow down
    // queries over many homes.
    await sql`alter table property set (toast_tuple_target = 256)`.execute(db);
    for (const column of ['zip', 'city', 'city_key', 'type_key', 'category_ids', 'features'])
      await sql`alter table property alter column ${sql.ref(column)} set storage main`.execute(db);
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};

/** A list reads one of them in order, up to its page. */
const INDEXES = [
  'create index property_newest on property (goal, is_available, published_at desc, id desc)',
  'create index property_price on property (goal, is_available, price, published_at desc, id desc)',
  'create index property_area on property (goal, is_available, area, published_at desc, id desc)',
  'create index property_city on property (city_key, is_available, published_at desc, id desc)',
  'create index property_type on property (type_key, is_available, published_at desc, id desc)',
  'create index property_project on property (project_id) where project_id is not null',
  // Homes in random order: the first of them are a fair sample.
  'create index property_sample on property (goal, shuffle)',
  'create index property_category on property using gin (category_ids)',
  'create index property_words on property using gin (words)',
  'create index property_point on property using gist (point(lng, lat)) where lat is not null',
];
