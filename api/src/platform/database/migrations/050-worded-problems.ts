import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Problems of imports are stored by their kind, and phrased when they are shown. Sentences of before stay as they are. */
export const wordedProblems: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update feed_entry set warnings = (
      select jsonb_agg(one - 'message' - 'code'
        || jsonb_build_object('kind', 'own', 'values', jsonb_build_object('text', one->'message')))
      from jsonb_array_elements(warnings) as one)
      where warnings is not null and jsonb_array_length(warnings) > 0`.execute(db);
    await sql`delete from import_run`.execute(db);
    // Their files are read again.
    await sql`delete from picture_source where problem <> ''`.execute(db);
  },
};
