import { sql } from 'kysely';
import type { ReadDb } from '../../platform/index.ts';

/** Maximum number of keys. If more changed, everything counts as changed. */
const MOST_KEYS = 5000;

/**
 * Keys of what changed in the revisions after `since`, up to and including `current`. Empty if `current` is the older of the two. Null
 * if too much changed, or if one of these revisions is no longer stored.
 */
export async function changedSince(db: ReadDb, since: string, current: string): Promise<string[] | null> {
  if (since === current) return [];
  const ends = await db
    .selectFrom('catalogue_change')
    .select(['revision', 'number'])
    .where('revision', 'in', [since, current])
    .execute();
  const numberOf = (revision: string) => ends.find((row) => row.revision === revision)?.number;
  const [first, last] = [numberOf(since), numberOf(current)];
  if (first === undefined || last === undefined) return null;
  const { rows } = await sql<{ key: string | null }>`
    select distinct one.key from catalogue_change
    left join lateral unnest(coalesce(keys, '{null}')) as one (key) on true
    where number > ${first}::bigint and number <= ${last}::bigint limit ${sql.lit(MOST_KEYS + 1)}`.execute(db);
  const keys = rows.flatMap(({ key }) => key ?? []);
  return keys.length < rows.length || rows.length > MOST_KEYS ? null : keys;
}
