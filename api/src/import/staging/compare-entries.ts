import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { PROPERTY_COLUMNS } from '../mapping/property-row.ts';
import type { Difference } from '../report.ts';

/** Number of ids that a dry run lists for each kind of change. */
const FIRST = 10;

/** The changes of an import. */
export interface Changes {
  /** Properties. */
  added: number;
  changed: number;
  removed: number;
  /** Number of rows in the table of changes; entries are stored in its order. */
  entries: number;
  /** Whether any property or project differs. */
  isDifferent: boolean;
  first: Difference;
}

const columns = (table: string) => sql.raw(PROPERTY_COLUMNS.map((name) => `${table}.${name}`).join(', '));

/** Kinds of changes; `same`: the records differ, but not in what the site shows. */
const change = (before: string, after: string, differs: ReturnType<typeof sql>) => {
  const [old, now] = [sql.raw(before), sql.raw(after)];
  return sql`case when ${old}.id is null and ${now}.id is null then 'same' when ${now}.id is null then 'removed'
    when ${old}.id is null then 'added' when ${differs} then 'changed' else 'same' end`;
};

/** Creates the primary key of the new entries, for the comparison. */
export async function addKeys(db: Db): Promise<void> {
  for (const kind of ['property', 'project']) {
    // `putInPlace` uses it as the catalogue's key, by this name.
    await sql.raw(`create unique index ${kind}_pkey on feed_import.${kind} (id)`).execute(db);
    // Only the key is compared by: statistics of long values and words take longer than the comparison.
    await sql.raw(`analyze feed_import.${kind} (id)`).execute(db);
  }
}

/**
 * Compares the new entries with the catalogue.
 * @param order.isAll also removes entries that are not in the feed, except those of other feeds: no list of earlier ones was made
 */
export async function compareEntries(db: Db, { source, isAll }: { source: string; isAll: boolean }): Promise<Changes> {
  if (isAll)
    for (const [table, kind] of Object.entries({ property: 'property', off_market: 'property', project: 'project' }))
      await sql`insert into feed_import.entry (kind, id, records)
        select ${kind}, old.id, 0 from ${sql.raw(table)} old
        where not exists (
          select from feed_import.entry entry where entry.kind = ${kind} and entry.id = old.id
        ) and not exists (
          select from feed_import.broken broken where broken.kind = ${kind} and broken.id = old.id
        ) and not exists (
          select from feed_entry other where other.kind = ${kind} and other.id = old.id and other.source <> ${source}
        )`.execute(db);
  await sql`create unlogged table feed_import.change as
    select row_number() over (order by entry.kind, entry.place)::int as number, entry.kind, entry.id, entry.records,
      entry.languages, entry.hashes, made.refs, made.sources, made.warnings, made.described,
      case entry.kind
        when 'property' then ${change('property', 'next', sql`(${columns('property')}) is distinct from (${columns('next')})`)}
        else ${change('project', 'plan', sql`project.record is distinct from plan.record`)} end as change
    from feed_import.entry entry
    left join feed_import.made made on made.kind = entry.kind and made.id = entry.id
    left join property on entry.kind = 'property' and property.id = entry.id
    left join feed_import.property next on entry.kind = 'property' and next.id = entry.id
    left join project on entry.kind = 'project' and project.id = entry.id
    left join feed_import.project plan on entry.kind = 'project' and plan.id = entry.id`.execute(db);
  await sql`create index on feed_import.change (number)`.execute(db);
  await sql`analyze feed_import.change`.execute(db);
  const { rows } = await sql<{ kind: string; change: string; count: number; first: number[] }>`
    select kind, change, count(*)::int as count, (array_agg(id order by id))[1:${sql.lit(FIRST)}] as first
    from feed_import.change group by kind, change`.execute(db);
  const of = (name: string) => rows.find((row) => row.kind === 'property' && row.change === name);
  return {
    added: of('added')?.count ?? 0,
    changed: of('changed')?.count ?? 0,
    removed: of('removed')?.count ?? 0,
    entries: rows.reduce((sum, { count }) => sum + count, 0),
    isDifferent: rows.some((row) => row.change !== 'same'),
    first: {
      added: of('added')?.first ?? [],
      changed: of('changed')?.first ?? [],
      removed: of('removed')?.first ?? [],
    },
  };
}

/** Records the picture files that entries no longer show, and whether it is because a home left the site. */
export async function findDropped(db: Db): Promise<void> {
  await sql`create unlogged table feed_import.dropped as
    select one.name, bool_or(change.change = 'removed') as left_site
    from feed_import.change change join feed_entry entry using (kind, id)
    cross join lateral unnest(entry.sources) as one (name)
    where change.records = 0 or one.name <> all (coalesce(change.sources, '{}')) group by one.name`.execute(db);
}
