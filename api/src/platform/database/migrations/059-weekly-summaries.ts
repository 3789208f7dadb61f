import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The summary of owners is sent each week. A month that was sent counts as the week that it began with. */
export const weeklySummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account').renameColumn('summary_month', 'summary_week').execute();
  },
};
