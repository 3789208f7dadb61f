import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { noteFollowed, noteNews } from '../../subscriptions/index.ts';
import { PROPERTY_COLUMNS } from '../mapping/property-row.ts';
import { storePrices } from './store-prices.ts';

export type Tx = Parameters<Parameters<ReturnType<Db['transaction']>['execute']>[0]>[0];

/** Entries per statement: few enough for the statement timeout. */
const BATCH = 1000;

interface Storing {
  /** Number of changes. */
  entries: number;
  now: string;
  /** Name of the feed. */
  source: string;
  /** The staging table replaces the catalogue's afterwards, so no property is copied. */
  isFirst: boolean;
  /** So many homes are removed that it says nothing about any of them. */
  isMass: boolean;
  /** Called with the number of entries stored. */
  onDone(done: number): void;
}

/**
 * Writes the changed entries in the caller's transaction: readers see the old catalogue until it ends. A property that
 * is no longer in the feed is removed; its visits are kept, because the owner's totals include them.
 */
export async function storeEntries(tx: Tx, { entries, now, source, isFirst, isMass, onDone }: Storing): Promise<void> {
  for (let from = 0; from < entries; from += BATCH) {
    const part = sql`change.number > ${sql.lit(from)} and change.number <= ${sql.lit(from + BATCH)}`;
    await storePrices(tx, part, now);
    // Before the event that they were published: a home that was online before is not news.
    if (!isFirst) await noteNews(tx, part, now);
    await storeEvents(tx, part, now);
    if (!isFirst) await noteFollowed(tx, part, { now, isMass });
    if (!isFirst) await storeProperties(tx, part);
    await storeProjects(tx, part);
    await storeHashes(tx, part, source);
    onDone(Math.min(from + BATCH, entries));
  }
  // Mapped again when their records are at hand.
  await sql`update feed_entry set is_stale = true where (kind, id) in (select kind, id from feed_import.touched)
    and not exists (select from feed_import.change change where change.kind = feed_entry.kind and change.id = feed_entry.id)
    and not is_stale`.execute(tx);
}

type Part = RawBuilder<unknown>;

/** Published once: a property that returns to the feed already has its event. */
async function storeEvents(tx: Tx, part: Part, now: string): Promise<void> {
  await sql`insert into property_event (property_id, kind, at)
    select change.id, 'price-changed', ${now}::timestamptz from feed_import.change change
    join property on property.id = change.id join feed_import.property next on next.id = change.id
    where ${part} and change.kind = 'property' and change.change = 'changed' and property.price <> next.price`.execute(
    tx,
  );
  await sql`insert into property_event (property_id, kind, at)
    select change.id, 'published', next.published_at from feed_import.change change
    join feed_import.property next on next.id = change.id
    where ${part} and change.kind = 'property' and change.change = 'added' and not exists (
      select from property_event event where event.property_id = change.id and event.kind = 'published')`.execute(tx);
}

async function storeProperties(tx: Tx, part: Part): Promise<void> {
  const names = sql.raw(PROPERTY_COLUMNS.join(', '));
  const values = sql.raw(PROPERTY_COLUMNS.map((name) => `next.${name}`).join(', '));
  const updates = sql.raw(PROPERTY_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', '));
  await sql`delete from property using feed_import.change change
    where ${part} and change.kind = 'property' and change.change = 'removed' and property.id = change.id`.execute(tx);
  await sql`insert into property (${names})
    select ${values} from feed_import.change change join feed_import.property next on next.id = change.id
    where ${part} and change.kind = 'property' and change.change in ('added', 'changed')
    on conflict (id) do update set ${updates}`.execute(tx);
}

async function storeProjects(tx: Tx, part: Part): Promise<void> {
  await sql`delete from project using feed_import.change change
    where ${part} and change.kind = 'project' and change.change = 'removed' and project.id = change.id`.execute(tx);
  await sql`insert into project (id, record)
    select next.id, next.record from feed_import.change change join feed_import.project next on next.id = change.id
    where ${part} and change.kind = 'project' and change.change in ('added', 'changed')
    on conflict (id) do update set record = excluded.record`.execute(tx);
}

async function storeHashes(tx: Tx, part: Part, source: string): Promise<void> {
  await sql`delete from feed_entry using feed_import.change change
    where ${part} and change.records = 0 and feed_entry.kind = change.kind and feed_entry.id = change.id`.execute(tx);
  await sql`insert into feed_entry (kind, id, source, languages, hashes, refs, sources, warnings, described)
    select kind, id, ${source}, languages, hashes, refs, sources, warnings, described from feed_import.change change
    where ${part} and change.records > 0
    on conflict (kind, id) do update set languages = excluded.languages, hashes = excluded.hashes, refs = excluded.refs,
      sources = excluded.sources, warnings = excluded.warnings, described = excluded.described, is_stale = false`.execute(
    tx,
  );
}
