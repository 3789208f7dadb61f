import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Booked visits of homes, and times that were opened or closed in the agents' calendars by hand.
 *
 * The exclusion constraint keeps two visits of one agent from overlapping, whichever apis book them and even if the opening
 * hours were changed in between. A range of one hash expresses equality of the agenda: GiST compares texts only with an
 * extension.
 */
export const appointments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('slot_change')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('agenda', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('open', 'closed')`))
      .addColumn('property_id', 'integer')
      .addColumn('start_at', 'timestamptz', (column) => column.notNull())
      .addColumn('end_at', 'timestamptz', (column) => column.notNull())
      .addCheckConstraint('slot_change_span', sql`start_at < end_at`)
      .execute();
    await db.schema.createIndex('slot_change_agenda').on('slot_change').columns(['agenda', 'end_at']).execute();
    await sql`
      create table appointment (
        id uuid primary key,
        agenda text not null,
        property_id integer not null,
        submission_id uuid not null unique references submission on delete cascade deferrable initially deferred,
        start_at timestamptz not null,
        end_at timestamptz not null,
        status text not null check (status in ('booked', 'confirmed', 'cancelled')),
        sequence integer not null default 0,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        constraint appointment_span check (start_at < end_at),
        constraint appointment_overlap exclude using gist (
          int8range(hashtextextended(agenda, 0), hashtextextended(agenda, 0), '[]') with &&,
          tstzrange(start_at, end_at) with &&
        ) where (status <> 'cancelled')
      )`.execute(db);
    await db.schema.createIndex('appointment_agenda').on('appointment').columns(['agenda', 'end_at']).execute();
  },
};
