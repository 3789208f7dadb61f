import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many visitors reached which step of a goal, with which release of a section, within a quarter of an hour. */
export const goalCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('goal_count')
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('slot', 'timestamptz', (column) => column.notNull())
      .addColumn('goal', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('visitors', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('goal_count_key', ['section', 'release', 'slot', 'goal', 'step'])
      .execute();
  },
};
