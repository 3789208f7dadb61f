import { sql } from 'kysely';
import type { Db, Executor } from '../../platform/index.ts';

/** What a CRM says has happened to a home. */
export interface CrmHint {
  /** Id of the home in the CRM. */
  home: string;
  isDeleted: boolean;
  happenedAt: Date;
}

/** Homes that are requested in one turn. */
const TOGETHER = 100;

/** Seconds after which a home is requested again if its request did not end, or failed; and for how long that goes on, in hours. */
const CLAIMED = 300;
const AGAIN = 60;
const GIVEN_UP = 24;

/** Notes an event, unless a later one of the same home is known: events may arrive twice, and in any order. */
export async function addHint(db: Db, source: string, { home, isDeleted, happenedAt }: CrmHint): Promise<void> {
  await sql`insert into crm_hint as known (source, home, is_deleted, happened_at)
    values (${source}, ${home}, ${isDeleted}, ${happenedAt})
    on conflict (source, home) do update set is_deleted = excluded.is_deleted, happened_at = excluded.happened_at,
      hinted_at = now(), due_at = now()
    where excluded.happened_at >= known.happened_at`.execute(db);
}

/** Home of a hint that something has changed, and not what. */
const ANYTHING = '*';

/** Seconds between two pulls because of such hints: they need no proof, and whoever sends them decides nothing else. */
const APART = 60;

/** Notes that something has changed in a CRM, also while it is pulled. In milliseconds, like every time that {@link claimHints} returns and {@link endHints} compares. */
export async function addChange(db: Db, source: string): Promise<void> {
  await sql`insert into crm_hint as known (source, home, is_deleted, happened_at)
    values (${source}, ${ANYTHING}, false, date_trunc('milliseconds', now()))
    on conflict (source, home) do update set happened_at = excluded.happened_at, hinted_at = now(),
      due_at = least(known.due_at, greatest(now(), known.hinted_at + make_interval(secs => ${APART})))`.execute(db);
}

/** Names of the feeds with something to request. */
export async function hintedSources(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('crm_hint')
    .select('source')
    .distinct()
    .where('due_at', '<=', sql<Date>`now()`)
    .execute();
  return rows.map(({ source }) => source);
}

/** Takes the hints that are due, so that no other api requests the same homes. */
export async function claimHints(db: Db, source: string): Promise<CrmHint[]> {
  const { rows } = await sql<CrmHint>`update crm_hint set due_at = now() + make_interval(secs => ${CLAIMED})
    where source = ${source} and home in (
      select home from crm_hint where source = ${source} and due_at <= now()
      order by due_at limit ${sql.lit(TOGETHER)} for update skip locked)
    returning home, is_deleted as "isDeleted", happened_at as "happenedAt"`.execute(db);
  return rows;
}

/** Ends hints, unless the CRM has said more of their homes meanwhile. */
export async function endHints(db: Executor, source: string, hints: readonly CrmHint[]): Promise<void> {
  for (const { home, isDeleted, happenedAt } of hints)
    await sql`update crm_hint set due_at = null, wants_address = ${!isDeleted}
      where source = ${source} and home = ${home} and happened_at = ${happenedAt}`.execute(db);
}

/** Has a home requested again, for a day at most. */
export async function postponeHint(db: Db, source: string, { home, happenedAt }: CrmHint): Promise<void> {
  await sql`update crm_hint set due_at = case
      when hinted_at > now() - make_interval(hours => ${GIVEN_UP}) then now() + make_interval(secs => ${AGAIN}) end
    where source = ${source} and home = ${home} and happened_at = ${happenedAt}`.execute(db);
}
