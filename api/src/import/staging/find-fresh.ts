import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** The result of the comparison with the previous import. */
export interface Fresh {
  /** Records that the previous import did not have. */
  count: number;
  /** Whether an unchanged record is duplicated. */
  hasRepeats: boolean;
}

/**
 * Lists the records of the previous import of this feed.
 * @param isFull lists none, because another version of the code mapped their properties
 */
export async function listKnown(db: Db, source: string, isFull: boolean): Promise<void> {
  await sql`create unlogged table feed_import.known as
    select entry.kind, entry.id, one.language, one.hash
    from feed_entry entry cross join lateral unnest(entry.languages, entry.hashes) as one (language, hash)
    where entry.source = ${source} and not ${sql.lit(isFull)}`.execute(db);
  await sql`analyze feed_import.known`.execute(db);
  await sql`insert into feed_import.touched select kind, id from feed_entry where is_stale and source = ${source}`.execute(
    db,
  );
}

/**
 * Compares the hashes of the records with those that {@link listKnown} found.
 * @param isPartial the feed has only some of the homes: the others stay
 */
export async function findFresh(db: Db, isPartial: boolean): Promise<Fresh> {
  await sql`analyze feed_import.record`.execute(db);
  await sql`create unlogged table feed_import.fresh as
    select record.* from feed_import.record record
    where not exists (
      select from feed_import.known known where known.hash = record.hash and known.kind = record.kind)`.execute(db);
  await sql`create index on feed_import.fresh (kind, place)`.execute(db);
  await sql`create unlogged table feed_import.gone as
    select known.kind, known.id from feed_import.known known
    where not exists (
      select from feed_import.record record where record.hash = known.hash and record.kind = known.kind)`.execute(db);
  await sql`insert into feed_import.touched select distinct kind, id from feed_import.gone
    where not ${sql.lit(isPartial)} or exists (
      select from feed_import.known known join feed_import.record record using (kind, hash)
      where known.kind = gone.kind and known.id = gone.id)`.execute(db);
  if (!isPartial) await sql`insert into feed_import.leaving select distinct kind, id from feed_import.gone`.execute(db);
  const { rows } = await sql<Record<'record' | 'fresh' | 'known' | 'gone', number>>`select
    (select count(*)::int from feed_import.record) as record, (select count(*)::int from feed_import.fresh) as fresh,
    (select count(*)::int from feed_import.known) as known, (select count(*)::int from feed_import.gone) as gone`.execute(
    db,
  );
  const { record = 0, fresh = 0, known = 0, gone = 0 } = rows[0] ?? {};
  return { count: fresh, hasRepeats: record - fresh > known - gone };
}

/** Whether the feed has any record of a home. */
export async function hasHomes(db: Db): Promise<boolean> {
  const { rows } = await sql`select from feed_import.record where kind = 'property' limit 1`.execute(db);
  return rows.length > 0;
}

/** Ids of the projects that the feed still has unchanged. */
export async function storedProjects(db: Db): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct known.id from feed_import.known known
    join feed_import.record record using (kind, hash) where known.kind = 'project'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the projects that the feed had before. */
export async function projectsOf(db: Db, source: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('feed_entry')
    .select('id')
    .where('kind', '=', 'project')
    .where('source', '=', source)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Marks the entries that refer to one of these, to be mapped again; those of other feeds with their next import. */
export async function touchReferrers(db: Db, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  await sql`insert into feed_import.touched
    select kind, id from feed_entry where refs && ${sql.val(references)}::text[]`.execute(db);
}

/** Marks the entries that show one of these picture files, to be mapped again. */
export async function touchPictured(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into feed_import.touched
    select distinct entry.kind, entry.id from feed_entry entry cross join lateral unnest(entry.sources) as one (name)
    where one.name in (select unnest(${sql.val(names)}::text[]))`.execute(db);
}
