import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to documents that visitors requested, and clients' testimonials. Both are deleted with their submission. */
export const smallForms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_link')
      .addColumn('submission_id', 'uuid', (column) => column.notNull().references('submission.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('property_id', 'integer')
      .addColumn('project_id', 'integer')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('file', 'text')
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('downloaded_at', 'timestamptz')
      .addPrimaryKeyConstraint('document_link_pkey', ['submission_id', 'position'])
      .execute();
    await db.schema
      .createTable('testimonial')
      .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
      .addColumn('submission_id', 'uuid', (column) => column.references('submission.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('website', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().defaultTo('pending').check(sql`state in ('pending', 'approved', 'refused')`),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('decided_at', 'timestamptz')
      .execute();
    await db.schema.createIndex('testimonial_state').on('testimonial').columns(['state', 'created_at']).execute();
  },
};
