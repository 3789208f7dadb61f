import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Visits that are held until the link of the mail is used, and how many a mailbox has. */
export const visitHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table appointment
        add column mailbox text,
        add column held_until timestamptz,
        add column proven_at timestamptz,
        drop constraint appointment_status_check,
        add constraint appointment_status_check check (status in ('held', 'booked', 'confirmed', 'cancelled'))`.execute(
      db,
    );
    await sql`create index appointment_mailbox on appointment (mailbox) where mailbox is not null`.execute(db);
    await sql`create index appointment_held on appointment (held_until) where held_until is not null`.execute(db);
  },
};
