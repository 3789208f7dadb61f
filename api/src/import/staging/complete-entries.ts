import { type EntryKind, type Feed, LISTED, type Problems } from '@facade/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { type Checking, parse } from './check-fresh.ts';
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
    select distinct kind, id, 0 from feed_import.touched touched
    where not exists (
      select from feed_import.checked checked where checked.kind = touched.kind and checked.id = touched.id)`.execute(
    db,
  );
  for (const table of ['entry', 'made']) await sql.raw(`analyze feed_import.${table}`).execute(db);
}

/**
 * Two records of one property in one language are an error.
 * @param hasRepeats whether unchanged records must be checked too
 */
export async function findTwice(db: Db, hasRepeats: boolean, problems: Problems): Promise<void> {
  const { rows } = await sql<{ kind: string; id: number; language: string; total: string }>`
    select kind, id, language, count(*) over () as total from (
      select kind, id, language, min(place) as place from feed_import.checked
      group by kind, id, language having count(*) > 1
      union
      select known.kind, known.id, known.language, min(record.place) from feed_import.record record
      join feed_import.known known using (kind, hash) where ${sql.lit(hasRepeats)}
      group by known.kind, known.id, known.language having count(*) > 1) as twice
    order by kind, place limit ${sql.lit(LISTED)}`.execute(db);
  problems.add(
    rows.map(({ kind, id, language }) => ({
      record: `${kind} ${id} ${language}`,
      field: '',
      message: 'is in the feed twice',
    })),
  );
  problems.count += Number(rows[0]?.total ?? 0) - rows.length;
}

/** Maps the entries again that were not mapped from exactly their records. */
export async function completeEntries({
  db,
  feed,
  maker,
  problems,
  signal,
}: Omit<Checking, 'projects' | 'onDone'>): Promise<void> {
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
    for (const one of await parseAll(feed, part, problems)) grouping.add(one);
    if (problems.count === 0) await maker.make(grouping.take(true));
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

async function parseAll(feed: Feed, part: Todo[], problems: Problems) {
  const wanted = part.flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place })));
  const bytes = await feed.read(wanted);
  return wanted.flatMap(({ kind }, index) => parse({ kind, number: 0 }, bytes[index] as Buffer, problems) ?? []);
}
