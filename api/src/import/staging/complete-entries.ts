import { type EntryKind, type FeedProblem, LISTED, type Problems } from '@facade/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { type Checking, parseAll } from './check-fresh.ts';
import { Grouping } from './group-records.ts';

/** Entries per batch. */
const BATCH = 100;

/**
 * Adds the unchanged records of every entry that has a new one, or was touched, and groups them by entry in SQL,
 * because they need not be adjacent in the feed.
 */
export async function gatherEntries(db: Db): Promise<void> {
  await sql`insert into feed_import.checked
    select known.kind, known.id, known.language, known.hash, record.place, record.size
    from feed_import.known known join feed_import.record record using (kind, hash)
    where (known.kind, known.id) in (
      select kind, id from feed_import.touched union all select kind, id from feed_import.checked)`.execute(db);
  await sql`create unlogged table feed_import.entry as
    select kind, id, count(*)::int as records, min(place) as place,
      array_agg(language order by place) as languages, array_agg(hash order by place) as hashes
    from feed_import.checked group by kind, id`.execute(db);
  await sql`insert into feed_import.entry (kind, id, records)
    select distinct kind, id, 0 from feed_import.leaving leaving
    where not exists (
      select from feed_import.checked checked where checked.kind = leaving.kind and checked.id = leaving.id)`.execute(
    db,
  );
  for (const table of ['entry', 'made']) await sql.raw(`analyze feed_import.${table}`).execute(db);
}

/**
 * Marks properties with two records in one language as broken.
 * @param hasRepeats whether unchanged records must be checked too
 */
export async function findTwice(
  db: Db,
  { source, hasRepeats }: { source: string; hasRepeats: boolean },
  problems: Problems,
): Promise<void> {
  await sql`create unlogged table feed_import.twice as
    select kind, id, language, min(place) as place from feed_import.checked
    group by kind, id, language having count(*) > 1
    union
    select known.kind, known.id, known.language, min(record.place) from feed_import.record record
    join feed_import.known known using (kind, hash) where ${sql.lit(hasRepeats)}
    group by known.kind, known.id, known.language having count(*) > 1`.execute(db);
  const { rows } = await sql<{ name: string; total: number }>`
    select format('%s %s %s', twice.kind, coalesce(numbered.id, known.id, twice.id::text), twice.language) as name,
      count(*) over ()::int as total
    from feed_import.twice twice
    left join feed_import.numbered numbered on numbered.kind = twice.kind and numbered.number = twice.id
    left join source_id known on known.source = ${source} and known.kind = twice.kind and known.number = twice.id
    order by twice.kind, twice.place limit ${sql.lit(LISTED)}`.execute(db);
  problems.add(rows.map(({ name }): FeedProblem => ({ record: name, field: '', kind: 'twice' })));
  problems.count += (rows[0]?.total ?? 0) - rows.length;
  await sql`insert into feed_import.broken select distinct kind, id from feed_import.twice`.execute(db);
}

/** Whether any home of the feed is valid, new or unchanged. */
export async function hasValidHomes(db: Db): Promise<boolean> {
  const { rows } = await sql`select from feed_import.checked where kind = 'property'
    union all select from feed_import.known join feed_import.record using (kind, hash) where kind = 'property' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Leaves broken entries as they are on the site.
 * @returns how many homes are left out
 */
export async function leaveBroken(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct id) filter (where kind = 'property')::int as count from feed_import.broken having count(*) > 0`.execute(
    db,
  );
  if (!rows[0]) return 0;
  for (const table of ['entry', 'checked', 'made'])
    await sql`delete from ${sql.raw(`feed_import.${table}`)} where (kind, id) in (select kind, id from feed_import.broken)`.execute(
      db,
    );
  for (const [table, kind] of Object.entries({ property: 'property', off_market: 'property', project: 'project' }))
    await sql`delete from ${sql.raw(`feed_import.${table}`)}
      where id in (select id from feed_import.broken where kind = ${kind})`.execute(db);
  return rows[0].count;
}

/** Maps the entries again that were not mapped from exactly their records. */
export async function completeEntries(checking: Omit<Checking, 'projects' | 'onDone'>): Promise<void> {
  const { db, feed, maker, signal } = checking;
  await sql`create unlogged table feed_import.todo as
    select entry.kind, entry.id, entry.place from feed_import.entry entry
    left join (select kind, id, count(*) as times, sum(records) as records from feed_import.made group by kind, id) made
      using (kind, id)
    where entry.records > 0 and (made.times is distinct from 1 or made.records is distinct from entry.records)`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from feed_import.todo`.execute(db);
  if (!rows[0]?.count) return;
  await forget(db);
  let last: Todo | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const part = await lookUp(db, last);
    if (part.length === 0) break;
    last = part.at(-1);
    const grouping = new Grouping();
    const wanted = part.flatMap(({ kind, places }) => places.map((place) => ({ kind, number: 0, ...place })));
    // Each was valid when it was checked.
    const { records } = await parseAll(checking, wanted, await feed.read(wanted));
    for (const { one } of records) grouping.add(one);
    await maker.make(grouping.take(true));
  }
  await maker.finish();
}

/** Removes entries that were mapped from a part of their records. */
async function forget(db: Db): Promise<void> {
  await sql`create index on feed_import.todo (kind, place)`.execute(db);
  await sql`create index on feed_import.checked (kind, id)`.execute(db);
  await sql`analyze feed_import.todo`.execute(db);
  await sql`delete from feed_import.made where (kind, id) in (select kind, id from feed_import.todo)`.execute(db);
  await sql`delete from feed_import.off_market
    where id in (select id from feed_import.todo where kind = 'property')`.execute(db);
  for (const kind of ['property', 'project'])
    await sql`delete from ${sql.raw(`feed_import.${kind}`)}
      where id in (select id from feed_import.todo where kind = ${kind})`.execute(db);
}

interface Todo {
  kind: EntryKind;
  /** Position of its first record. */
  place: string;
  places: { place: number; size: number }[];
}

async function lookUp(db: Db, last: Todo | undefined): Promise<Todo[]> {
  const after = last ? sql`where (kind, place) > (${last.kind}, ${last.place}::bigint)` : sql``;
  const { rows } = await sql<Todo>`
    select todo.kind, todo.place,
      (select jsonb_agg(jsonb_build_object('place', checked.place, 'size', checked.size) order by checked.place)
       from feed_import.checked checked where checked.kind = todo.kind and checked.id = todo.id) as places
    from (select * from feed_import.todo ${after} order by kind, place limit ${sql.lit(BATCH)}) as todo
    order by todo.kind, todo.place`.execute(db);
  return rows;
}
