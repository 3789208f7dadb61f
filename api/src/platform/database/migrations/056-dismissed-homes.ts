import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Homes about which the owner of a saved search wants no more mails. */
export const dismissedHomes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table demand_dismissal (
      property_id integer not null, demand integer not null references demand (number) on delete cascade,
      primary key (property_id, demand))`.execute(db);
    await sql`create index demand_dismissal_demand on demand_dismissal (demand)`.execute(db);
  },
};
