import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The catalogue (the feed's data), and the data of visitors and owners. */
export const start: Migration = {
  async up(db: Kysely<unknown>) {
    await catalogue(db);
    await visitors(db);
    await owners(db);
  },
};

async function catalogue(db: Kysely<unknown>) {
  await db.schema
    .createTable('data_revision')
    .addColumn('only', 'boolean', (column) => column.primaryKey().check(sql`"only"`))
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('property')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('availability', 'text', (column) => column.notNull())
    .addColumn('project_id', 'integer')
    .addColumn('price', 'double precision')
    .addColumn('published_at', 'timestamptz', (column) => column.notNull())
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  for (const table of ['project', 'category', 'ribbon'])
    await db.schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('record', 'jsonb', (column) => column.notNull())
      .execute();
  await db.schema
    .createTable('agent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('city')
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('record', 'jsonb', (column) => column.notNull())
    .addPrimaryKeyConstraint('city_pkey', ['zip', 'name'])
    .execute();
  await db.schema
    .createTable('picture')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('property_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('property_event_property').on('property_event').columns(['property_id', 'at']).execute();
}

async function visitors(db: Kysely<unknown>) {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('property_id', 'integer')
    .addColumn('project_id', 'integer')
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submission_property').on('submission').columns(['property_id', 'created_at']).execute();
  await db.schema
    .createTable('visit')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_pkey', ['property_id', 'day', 'source'])
    .execute();
  await db.schema
    .createTable('consent')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('choices', 'jsonb', (column) => column.notNull())
    .addColumn('given_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function owners(db: Kysely<unknown>) {
  await db.schema
    .createTable('account')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account_property')
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('property_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_property_pkey', ['account_id', 'property_id'])
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
