import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which of the staff have opened which lead. */
export const seenLeads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lead_seen (
      lead_id uuid not null references lead on delete cascade,
      staff_id integer not null references staff on delete cascade,
      primary key (lead_id, staff_id)
    )`.execute(db);
  },
};
