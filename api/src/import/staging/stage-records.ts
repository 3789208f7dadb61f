import { hash } from 'node:crypto';
import type { EntryKind, FoundRecord } from '@facade/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';
import { BackgroundWork } from './background-work.ts';

/** Rows per statement. */
const BATCH = 4000;

/** Stores position and hash of the records of properties and projects. */
export class RecordStage {
  count = 0;
  readonly #db: Db;
  readonly #writing = new BackgroundWork();
  #rows: { kind: string[]; number: number[]; hash: string[]; place: number[]; size: number[] } = emptyRows();

  constructor(db: Db) {
    this.#db = db;
  }

  add(kind: EntryKind, { number, place, bytes }: FoundRecord): void {
    this.count += 1;
    this.#rows.kind.push(kind);
    this.#rows.number.push(number);
    this.#rows.hash.push(hashOf(bytes));
    this.#rows.place.push(place);
    this.#rows.size.push(bytes.length);
  }

  /** Writes added rows when there are enough for a statement. Returns before they are written. */
  async flush(): Promise<void> {
    if (this.#rows.kind.length >= BATCH) await this.#write();
  }

  /** Writes the last rows, and waits for all. */
  async finish(): Promise<void> {
    if (this.#rows.kind.length > 0) await this.#write();
    await this.#writing.finish();
  }

  async #write(): Promise<void> {
    const { kind, number, hash, place, size } = this.#rows;
    this.#rows = emptyRows();
    const rows = sql`insert into feed_import.record select * from unnest(
      ${literal(kind)}::text[], ${literal(number)}::int[], ${literal(hash)}::uuid[], ${literal(place)}::bigint[],
      ${literal(size)}::int[])`;
    await this.#writing.begin(() => rows.execute(this.#db));
  }
}

const emptyRows = () => ({ kind: [], number: [], hash: [], place: [], size: [] });

/** 128 bits of SHA-256, stored as a `uuid`. */
const hashOf = (bytes: Buffer): string => hash('sha256', bytes, 'hex').slice(0, 32);

/** Only for words, numbers and hashes, which need no escaping; pg would check every value. */
const literal = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
