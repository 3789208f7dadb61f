import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { ANY, type KeyedHome, keysOfHome, keysOfProject } from './keys.ts';

/** How many homes and projects one revision lists. If more changed, everything counts as changed. */
export const MOST_CHANGES = 500;

/** Number of stored revisions. Since an older one, everything counts as changed. */
const REMEMBERED = 200;

interface Row {
  kind: 'property' | 'project';
  id: number;
  before: KeyedHome | null;
  now: KeyedHome | null;
}

const COLUMNS = ['goal', 'is_available', 'category_ids', 'type_key', 'city_key', 'zip', 'city', 'project_id'];

const homeOf = (table: string) =>
  sql.raw(
    `case when ${table}.id is not null then jsonb_build_object(${COLUMNS.map((name) => `'${name}', ${table}.${name}`).join(', ')}) end`,
  );

/** Keys of what an import is about to store; null if there are too many. Call it before the catalogue is written. */
export async function changedKeys(tx: Db): Promise<string[] | null> {
  const { rows } = await sql<Row>`
    select change.kind, change.id, ${homeOf('property')} as before, ${homeOf('next')} as now
    from feed_import.change change
    left join property on change.kind = 'property' and property.id = change.id
    left join feed_import.property next on change.kind = 'property' and next.id = change.id
    where change.change <> 'same' limit ${sql.lit(MOST_CHANGES + 1)}`.execute(tx);
  if (rows.length > MOST_CHANGES) return null;
  const keys = rows.flatMap(({ kind, id, before, now }) =>
    kind === 'project' ? keysOfProject(id) : keysOfHome(id, before, now),
  );
  return [...new Set([ANY, ...keys])];
}

/** Stores the changes of a new revision. */
export async function storeChange(tx: Db, revision: string, keys: readonly string[] | null): Promise<void> {
  await sql`insert into catalogue_change (revision, keys) values (${revision}, ${keys}::text[])`.execute(tx);
  await sql`delete from catalogue_change where number <= (
    select max(number) from catalogue_change) - ${sql.lit(REMEMBERED)}`.execute(tx);
}
