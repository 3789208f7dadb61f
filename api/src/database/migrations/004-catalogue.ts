import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Columns of a property that lists are narrowed and ordered by, with their indexes. They are derived from `record`; rows of
 * an older database have `rules` 0 and are filled by `deriveColumns`.
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
    // The record is read for the homes of one page: kept apart, it does not slow down what looks at the columns of many.
    await sql`alter table property set (toast_tuple_target = 256)`.execute(db);
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};

/** A list is read in the order of one of them, as far as its page. */
const INDEXES = [
  'create index property_newest on property (goal, is_available, published_at desc, id desc)',
  'create index property_price on property (goal, is_available, price, published_at desc, id desc)',
  'create index property_area on property (goal, is_available, area, published_at desc, id desc)',
  'create index property_city on property (city_key, is_available, published_at desc, id desc)',
  'create index property_type on property (type_key, is_available, published_at desc, id desc)',
  'create index property_project on property (project_id) where project_id is not null',
  // Homes in an order of chance: its beginning is a fair sample.
  'create index property_sample on property (goal, shuffle)',
  'create index property_category on property using gin (category_ids)',
  'create index property_words on property using gin (words)',
  'create index property_point on property using gist (point(lng, lat)) where lat is not null',
];
