import type { Saying } from '@facade/feed';
import { sql } from 'kysely';
import { isKept } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';
import type { ImportRun } from '../import-run.ts';
import { isOfFeed, isSame, type KnownPictures, type PictureSource, sourceState } from '../picture-sources.ts';
import type { Tx } from './store-entries.ts';

/** Files per batch. */
const BATCH = 500;

interface SourceRow {
  name: string;
  size: string;
  modified: number;
  problem: string;
  id: string | null;
  width: number;
  height: number;
  color: string;
  file: string;
  etag: string | null;
  last_modified: string | null;
  length: string | null;
  asked_at: Date;
}

const SOURCES = sql`select source.name, source.size, source.modified, source.problem, source.etag, source.last_modified,
  source.length, source.asked_at, picture.*
  from picture_source source left join picture on picture.id = source.picture_id`;

function sourceOf(row: SourceRow): PictureSource {
  const { name, size, modified, problem, id, width, height, color, file, etag, last_modified: lastModified } = row;
  return {
    name,
    size: Number(size),
    modified,
    problem: problem === '' ? null : (JSON.parse(problem) as Saying),
    picture: id === null ? null : { id, width, height, color, file },
    answer: { etag, lastModified, length: row.length === null ? null : Number(row.length) },
    askedAt: row.asked_at,
  };
}

/** Facts about pictures from earlier imports, from the database. */
export const knownPictures = (db: Db): KnownPictures => ({
  async sources(names) {
    const { rows } = await sql<SourceRow>`${SOURCES} where source.name = any(${sql.val(names)}::text[])`.execute(db);
    return new Map(rows.map((row) => [row.name, sourceOf(row)]));
  },
  picture: (id) => db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst(),
});

/** Names of the files of a feed that have changed, or whose copy in the library is missing. */
export async function changedSources(
  db: Db,
  { source, embedded, spelled, target, feed, mayLack }: ImportRun['folders'] & { feed: string; mayLack: boolean },
): Promise<string[]> {
  const changed: string[] = [];
  let last = '';
  for (;;) {
    const { rows } = await sql<SourceRow>`${SOURCES} where source.name > ${last}
      order by source.name limit ${sql.lit(BATCH)}`.execute(db);
    const tests = rows.map(async (row) => {
      if (!isOfFeed(feed, row.name)) return true;
      const known = sourceOf(row);
      const state = await sourceState({ source, embedded, spelled }, known.name);
      const isFresh = isSame(known, state) || (mayLack && known.picture !== null && state.size < 0);
      return isFresh && (!known.picture || (await isKept(target, known.picture)));
    });
    for (const [index, isFresh] of (await Promise.all(tests)).entries())
      if (!isFresh) changed.push((rows[index] as SourceRow).name);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return changed;
    last = end.name;
  }
}

/** Days after which the server of a picture is asked whether it has changed, and how many are asked by one import: a part each night. */
const ASKED_AGAIN = 7;
const MOST_ASKED = 5000;

/** Addresses of pictures whose servers were not asked for a week, the oldest first. */
export async function dueAddresses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from picture_source
    where name ~* '^https?:' and picture_id is not null
      and asked_at < now() - make_interval(days => ${sql.lit(ASKED_AGAIN)})
    order by asked_at limit ${sql.lit(MOST_ASKED)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Stores new facts about pictures. Returns whether any page could show them. */
export async function storePictures(tx: Tx): Promise<boolean> {
  await sql`insert into picture (id, width, height, color, file)
    select distinct on (id) id, width, height, color, file from feed_import.picture where id is not null
    on conflict (id) do nothing`.execute(tx);
  const { rows } =
    await sql`select from feed_import.picture one left join picture_source source on source.name = one.name
    where (one.id, one.problem) is distinct from (source.picture_id, source.problem) limit 1`.execute(tx);
  const columns = sql`name, size, modified, problem, etag, last_modified, length, asked_at`;
  await sql`insert into picture_source (picture_id, ${columns})
    select distinct on (name) id, ${columns} from feed_import.picture
    on conflict (name) do update set size = excluded.size, modified = excluded.modified,
      picture_id = excluded.picture_id, problem = excluded.problem, etag = excluded.etag,
      last_modified = excluded.last_modified, length = excluded.length, asked_at = excluded.asked_at`.execute(tx);
  return rows.length > 0;
}

/** How many days the pictures of a removed home are kept: it may return, or its removal be undone. */
const KEPT_DAYS = 30;

/**
 * Deletes the records of files that no home shows any more; their masters are deleted after the import. Those of homes that left the site
 * are only marked, and deleted later.
 * @param isFull checks all pictures, instead of only those that an entry no longer shows
 */
export async function forgetPictures(tx: Tx, isFull: boolean): Promise<void> {
  await sql`create unlogged table feed_import.in_doubt as
    select name from ${isFull ? sql`picture_source` : sql`feed_import.dropped`}
    union select name from picture_source where unused_since is not null`.execute(tx);
  await sql`create unlogged table feed_import.shown as
    select distinct one.name from feed_entry cross join lateral unnest(sources) as one (name)
    where one.name in (select name from feed_import.in_doubt)`.execute(tx);
  await sql`update picture_source set unused_since = null
    where unused_since is not null and name in (select name from feed_import.shown)`.execute(tx);
  const unused = sql`name in (select name from feed_import.in_doubt except select name from feed_import.shown)`;
  await sql`update picture_source set unused_since = now() where unused_since is null and ${unused}
    and name in (select name from feed_import.dropped where left_site)`.execute(tx);
  await sql`delete from picture_source where ${unused}
    and coalesce(unused_since, '-infinity') < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.execute(tx);
  await sql`delete from picture where not exists (
    select from picture_source source where source.picture_id = picture.id)`.execute(tx);
}

/** Those of the files that the catalogue uses. */
export async function usedFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const ids = files.map((file) => file.replace(/\.\w+$/, ''));
  const rows = await db.selectFrom('picture').select('file').where('id', 'in', ids).execute();
  return new Set(rows.map(({ file }) => file));
}
