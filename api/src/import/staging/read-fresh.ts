import type { EntryKind } from '@facade/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** A record to parse, and its position in the feed. */
export interface StagedRecord {
  kind: EntryKind;
  number: number;
  hash: string;
  place: number;
  size: number;
}

/** Records per batch: the site can answer between two batches. */
const BATCH = 250;

/**
 * The new records, projects before properties, each in the order of the feed. The next batch is loaded while one is
 * processed.
 */
export async function* readFresh(db: Db): AsyncGenerator<StagedRecord[]> {
  const after = (last: StagedRecord | undefined) =>
    last ? sql`where (kind, place) > (${last.kind}, ${last.place})` : sql``;
  const look = async (last?: StagedRecord) => {
    const { rows } = await sql<Omit<StagedRecord, 'place'> & { place: string }>`
      select kind, number, hash, place, size from feed_import.fresh ${after(last)}
      order by kind, place limit ${sql.lit(BATCH)}`.execute(db);
    return rows.map((row): StagedRecord => ({ ...row, place: Number(row.place) }));
  };
  let part = await look();
  while (part.length > 0) {
    const next = look(part.at(-1));
    // Rejections are handled when the promise is awaited.
    next.catch(() => {});
    yield part;
    part = await next;
  }
}
