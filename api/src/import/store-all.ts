import { type EntryKind, type FeedProblem, LISTED, type RecordOf } from '@facade/feed';
import { sql } from 'kysely';
import { addOwner } from '../accounts/index.ts';
import { changedKeys, NEVER_FILLED, newRevision, readRevision } from '../catalogue/index.ts';
import { type Db, fillSample, type StoredLookups } from '../platform/index.ts';
import type { ImportRun } from './import-run.ts';
import { isMass } from './removals.ts';
import type { ImportReport, Removals } from './report.ts';
import { storeSource } from './sources/feed-sources.ts';
import { storeNumbers } from './sources/source-numbers.ts';
import { type Changes, findDropped } from './staging/compare-entries.ts';
import { putInPlace } from './staging/first-catalogue.ts';
import { forgetPictures, storePictures } from './staging/picture-files.ts';
import { storeEntries, type Tx } from './staging/store-entries.ts';
import { storeLookups } from './staging/store-lookups.ts';
import { storeTeasers } from './staging/store-teasers.ts';
import { updateStatistics } from './staging/update-statistics.ts';

/** The data to store, in the staging tables and here. */
export interface Ready {
  changes: Changes;
  removals: Removals;
  lookups: { own: StoredLookups; merged: StoredLookups };
  owners: readonly RecordOf<'owner'>[];
  isFull: boolean;
  /** Version of the code that has mapped all homes of the feed. */
  madeBy: string;
  now: string;
}

/** The single transaction of an import: readers see either the old catalogue or the new one. */
export async function storeAll(
  { db, lease, isFirst, files, source, options }: ImportRun,
  ready: Ready,
): Promise<ImportReport> {
  const { changes, removals, lookups, isFull, madeBy, now } = ready;
  const { signal, onProgress = () => {}, sample = false } = options;
  const total = changes.entries;
  await findDropped(db);
  const revision = await db.transaction().execute(async (tx) => {
    signal?.throwIfAborted();
    await lease.keep(tx);
    const keys = await changedKeys(tx);
    const isNew = await storeLookups(tx, lookups.merged);
    const hasPictures = await storePictures(tx);
    const onDone = (done: number) => onProgress({ step: 'storing', done, total, records: done });
    await storeNumbers(tx, source);
    await storeEntries(tx, { entries: total, now, source, isFirst, isMass: isMass(removals), onDone });
    const hasTeasers = await storeTeasers(tx);
    await forgetPictures(tx, isFull);
    if (sample)
      for (const owner of ready.owners) await addOwner(tx, { ...owner, propertyIds: owner.propertyIds.map(Number) });
    const before = await tx.selectFrom('feed_source').select('files').where('name', '=', source).executeTakeFirst();
    await storeSource(tx, source, { madeBy, lookups: lookups.own, files });
    // Names of towns and categories are on every page; teasers, films and documents have no keys.
    const all = isNew || hasTeasers || (files?.key ?? '') !== (before?.files ?? '');
    if (changes.isDifferent) await fillSample(tx, isFirst ? 'feed_import.property' : 'property');
    if (changes.isDifferent && !isFirst) await updateStatistics(tx, changes);
    // Last step, because it blocks readers until the end.
    if (isFirst) await putInPlace(tx);
    return storeRevision(tx, now, all || hasPictures || changes.isDifferent, all ? null : keys);
  });
  const { added, changed, removed } = changes;
  const totals = await countAll(db, 'public');
  const { listed, count } = await warningsIn(db, 'feed_entry', source);
  return {
    imported: true,
    errors: [],
    warnings: listed,
    more: { errors: 0, warnings: count - listed.length },
    leftOut: 0,
    counts: { ...totals, added, changed, removed },
    tooMany: null,
    preview: null,
    revision,
  };
}

/** The report of a dry run. */
export async function preview(db: Db, changes: Changes, tooMany: Removals | null): Promise<ImportReport> {
  const { added, changed, removed } = changes;
  const { listed, count } = await warningsIn(db, 'feed_import.change');
  const totals = await countAll(db, 'public');
  return {
    imported: false,
    errors: [],
    warnings: listed,
    more: { errors: 0, warnings: count - listed.length },
    leftOut: 0,
    counts: { ...totals, properties: totals.properties + added - removed, added, changed, removed },
    tooMany,
    preview: changes.first,
    revision: null,
  };
}

/** An import without changes keeps the revision, so that all caches stay valid. */
async function storeRevision(tx: Tx, now: string, isNew: boolean, keys: string[] | null): Promise<string> {
  const before = await readRevision(tx);
  if (!isNew && before !== NEVER_FILLED) return before;
  return newRevision(tx, now, keys);
}

async function countAll(db: Db, schema: string) {
  const count = (table: string) => sql`(select count(*)::int from ${sql.table(`${schema}.${table}`)})`;
  // Few: those of homes that were removed lately.
  const unused = sql`(select count(distinct picture_id)::int from picture_source one where unused_since is not null
    and not exists (select from picture_source other where other.picture_id = one.picture_id and other.unused_since is null))`;
  const { rows } = await sql<{ properties: number; projects: number; pictures: number }>`select
    ${count('property')} as properties, ${count('project')} as projects,
    ${count('picture')} - ${unused} as pictures`.execute(db);
  return rows[0] ?? { properties: 0, projects: 0, pictures: 0 };
}

/** @param source only entries of this feed; in a dry run there are no others */
async function warningsIn(db: Db, table: string, source?: string): Promise<{ listed: FeedProblem[]; count: number }> {
  const ofFeed = source === undefined ? sql`` : sql`and entry.source = ${source}`;
  const entries = sql`${sql.table(table)} entry where entry.warnings is not null ${ofFeed}`;
  const limit = sql.lit(LISTED);
  // Each kind from the index, in its order.
  const first = (kind: EntryKind) => sql`(select * from ${entries} and entry.kind = ${sql.lit(kind)}
    order by entry.id limit ${limit})`;
  const { rows } = await sql<{ warning: FeedProblem }>`
    select one.warning from (${first('property')} union all ${first('project')}) entry
    cross join lateral jsonb_array_elements(entry.warnings) with ordinality as one (warning, number)
    order by entry.kind desc, entry.id, one.number limit ${limit}`.execute(db);
  const { rows: counts } = await sql<{ count: number }>`
    select coalesce(sum(jsonb_array_length(entry.warnings)), 0)::int as count from ${entries}`.execute(db);
  return { listed: rows.map(({ warning }) => warning), count: counts[0]?.count ?? 0 };
}
