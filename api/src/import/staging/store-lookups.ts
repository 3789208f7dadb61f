import { sql } from 'kysely';
import type { Db, StoredLookups } from '../../platform/index.ts';
import { townKey } from '../records/lookups.ts';
import { referenceTo } from '../records/references.ts';
import type { Tx } from './store-entries.ts';

/** New rows of a lookup table. */
function rowsOf({ categories, ribbons, agents, cities }: StoredLookups) {
  const withId = <Id>(record: { id: Id }) => ({ id: record.id, record });
  return {
    category: categories.map(withId),
    ribbon: ribbons.map(withId),
    agent: agents.map(withId),
    city: cities.map((record) => ({ zip: record.zip, name: record.name, record })),
  };
}

/** Replaces changed rows of the lookup tables. Returns whether there were any. */
export async function storeLookups(tx: Tx, lookups: StoredLookups): Promise<boolean> {
  let changed = 0n;
  for (const [name, rows] of Object.entries(rowsOf(lookups))) {
    const keys = name === 'city' ? ['zip', 'name'] : ['id'];
    const table = sql.raw(name);
    const key = sql.raw(keys.join(', '));
    const all = sql.raw([...keys, 'record'].join(', '));
    const next = sql`(select ${all} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)) as next`;
    const same = sql.raw(keys.map((one) => `next.${one} = ${name}.${one}`).join(' and '));
    const gone = await sql`delete from ${table} where not exists (select from ${next} where ${same})`.execute(tx);
    const news = await sql`insert into ${table} (${all}) select ${all} from ${next}
      on conflict (${key}) do update set record = excluded.record
      where ${table}.record is distinct from excluded.record`.execute(tx);
    changed += (gone.numAffectedRows ?? 0n) + (news.numAffectedRows ?? 0n);
  }
  return changed > 0n;
}

/** References to added, removed or (for towns) moved lookups. */
export async function changedReferences(db: Db, lookups: StoredLookups): Promise<string[]> {
  const changed: string[] = [];
  for (const table of ['category', 'ribbon', 'agent'] as const) {
    const before = await db.selectFrom(table).select('id').execute();
    const rows: { id: number | string }[] = rowsOf(lookups)[table];
    const ids = differing(new Set(before.map(({ id }) => id)), new Set(rows.map(({ id }) => id)));
    changed.push(...ids.map((id) => referenceTo(table, id)));
  }
  const points = (cities: { zip: string; name: string; location: object | null }[]) =>
    new Map(cities.map(({ zip, name, location }) => [townKey(zip, name), JSON.stringify(sorted(location))]));
  const before = points((await db.selectFrom('city').select('record').execute()).map(({ record }) => record));
  const after = points(lookups.cities);
  for (const town of new Set([...before.keys(), ...after.keys()]))
    if (before.get(town) !== after.get(town)) changed.push(referenceTo('town', town));
  return changed;
}

/** Values that are in only one of them. */
export const differing = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] => [
  ...[...one].filter((item) => !other.has(item)),
  ...[...other].filter((item) => !one.has(item)),
];

/** PostgreSQL reorders the keys of jsonb. */
const sorted = (value: object | null) => value && Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
