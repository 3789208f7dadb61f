import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a feed was last imported, and since when a picture is not shown: it is deleted later, in case its home returns. */
export const importGuard: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('import_state').addColumn('imported_at', 'timestamptz').execute();
    await sql`update import_state set imported_at = now() where made_by <> ''`.execute(db);
    await db.schema.alterTable('picture_source').addColumn('unused_since', 'timestamptz').execute();
  },
};
