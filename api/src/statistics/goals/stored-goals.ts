import type { GoalCount, GoalSum, GoalsWanted } from '@facade/shared-domain/goals';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** Counts of this many minutes are one row. */
const SLOT = 15;
/** Who reached a step this many minutes ago has had time to go on, even at the end of a slot. */
const SETTLED = 30 + SLOT;
/** How long counts are stored, in days: a release is compared with the one before. */
export const GOAL_DAYS = 30;

/** The beginning of the slot of a time. */
const slotOf = (time: Date | string | RawBuilder<Date>): RawBuilder<Date> =>
  sql`date_bin(make_interval(mins => ${SLOT}), ${time}::timestamptz, 'epoch')`;

/** Adds to the counts of this moment. Several apis and shells add up. */
export async function addGoals(db: Db, counts: readonly GoalCount[]): Promise<void> {
  if (counts.length === 0) return;
  // One parameter, however many there are. Sorted, to prevent deadlocks between two apis.
  const added = sql`insert into goal_count (slot, goal, step, section, release, visitors)
    select ${slotOf(sql`now()`)}, one.*
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as one (goal text, step text, section text, release text, visitors integer)
    order by goal, step, section, release
    on conflict (section, release, slot, goal, step) do update set visitors = goal_count.visitors + excluded.visitors`;
  await added.execute(db);
}

/** What visitors reached with these releases. */
export async function goalSums(db: Db, wanted: readonly GoalsWanted[]): Promise<GoalSum[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('goal_count')
    .select(['goal', 'step', 'section', 'release'])
    .select(({ fn }) => [
      fn.sum<string>('visitors').as('visitors'),
      sql<string>`coalesce(sum(visitors) filter (where slot <= now() - make_interval(mins => ${SETTLED})), 0)`.as(
        'settled',
      ),
    ])
    .where(({ eb, and, or }) =>
      or(
        wanted.map(({ section, release, since }) =>
          and([
            eb('section', '=', section),
            eb('release', '=', release),
            ...(since ? [eb('slot', '>=', slotOf(since))] : []),
          ]),
        ),
      ),
    )
    .groupBy(['goal', 'step', 'section', 'release'])
    .execute();
  return rows.map((row) => ({ ...row, visitors: Number(row.visitors), settled: Number(row.settled) }));
}

/** What visitors reached with each release, from the slot of a time until that of another, or until now. */
export async function goalsBetween(db: Db, from: Date, to?: Date): Promise<GoalCount[]> {
  const rows = await db
    .selectFrom('goal_count')
    .select(['goal', 'step', 'section', 'release'])
    .select(({ fn }) => fn.sum<string>('visitors').as('visitors'))
    .where('slot', '>=', slotOf(from))
    .$if(to !== undefined, (query) => query.where('slot', '<', slotOf(to as Date)))
    .groupBy(['goal', 'step', 'section', 'release'])
    .execute();
  return rows.map((row) => ({ ...row, visitors: Number(row.visitors) }));
}
