import { sql } from 'kysely';
import type { Db, StoredLookups } from '../../platform/index.ts';
import type { Tx } from '../staging/store-entries.ts';

/** A name in `FEED_FILE`; the first feed has none. */
const NAME = /^[a-z][a-z\d-]{0,29}$/;

export const isSourceName = (name: string): boolean => NAME.test(name);

/** How a feed was last imported. */
export interface SourceState {
  /** Which code mapped its homes; empty before its first import. */
  madeBy: string;
  lookups: StoredLookups | null;
}

export async function readSource(db: Db, name: string): Promise<SourceState> {
  const row = await db
    .selectFrom('feed_source')
    .select(['made_by', 'lookups'])
    .where('name', '=', name)
    .executeTakeFirst();
  return { madeBy: row?.made_by ?? '', lookups: row?.lookups ?? null };
}

/** The small records of the other feeds, and whether this one comes before each. */
export async function otherLookups(db: Db, name: string): Promise<{ before: StoredLookups[]; after: StoredLookups[] }> {
  const rows = await db
    .selectFrom('feed_source')
    .select(['name', 'lookups'])
    .where('name', '<>', name)
    .orderBy('name')
    .execute();
  const of = (isBefore: boolean) =>
    rows.flatMap((row) => (row.lookups && row.name < name === isBefore ? [row.lookups] : []));
  return { before: of(true), after: of(false) };
}

/** Stores how a feed was imported. */
export async function storeSource(
  tx: Tx,
  name: string,
  { madeBy, lookups, files }: SourceState & { files: { key: string; names: Record<string, string[]> } | null },
): Promise<void> {
  const row = {
    made_by: madeBy,
    lookups: JSON.stringify(lookups),
    imported_at: sql<Date>`now()`,
    ...(files && { files: files.key, file_names: JSON.stringify(files.names) }),
  };
  await tx
    .insertInto('feed_source')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Counts a pull without changes as an import, so that its age is that of what the site shows. */
export async function renewImport(db: Db, name: string): Promise<void> {
  await db.updateTable('feed_source').set({ imported_at: sql<Date>`now()` }).where('name', '=', name).execute();
}
