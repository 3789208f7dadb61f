import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The owner who sent a submission about their own home, while logged in. */
export const ownerMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table submission add column owner_id integer references account on delete set null`.execute(db);
  },
};
