import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The summary of owners is sent each week: the week that was last sent. `summary_month` stays for the previous version. */
export const weeklySummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').addColumn('summary_week', 'date').execute();
  },
};
