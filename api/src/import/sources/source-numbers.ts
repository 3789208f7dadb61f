import type { EntryKind } from '@facade/feed';
import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/index.ts';
import { stage } from '../staging/create-staging.ts';
import type { Tx } from '../staging/store-entries.ts';

/** Numbers from here on are only given out by the site: a number of a feed below it can be that of its home. */
export const FIRST_GIVEN = 1_000_000_000;

/** Ids cached during one import, because the records of a home follow each other. */
const REMEMBERED = 20_000;

/** An id of a feed. */
export interface SourceId {
  kind: EntryKind;
  id: string;
}

/**
 * The numbers of a feed's ids on this site. An id has its number for ever, also while its home is away. A whole number keeps its value if
 * no other home has it; any other id gets the next number that no feed can claim. New numbers are staged, and stored with the import.
 */
export class SourceNumbers {
  readonly #db: Db;
  readonly #source: string;
  readonly #known = new LRUCache<string, number>({ max: REMEMBERED });
  /** The last number given out, by kind; unknown until one is needed. */
  readonly #last = new Map<EntryKind, number>();
  /** Whether an earlier import stored numbers: without, none has to be looked up. */
  #hasStored: boolean | undefined;

  /** @param source name of the feed */
  constructor(db: Db, source: string) {
    this.#db = db;
    this.#source = source;
  }

  /** Looks up the numbers of these ids, and finds one for each that has none. */
  async prepare(ids: readonly SourceId[]): Promise<void> {
    this.#hasStored ??= await hasAny(this.#db);
    const wanted = new Map<string, SourceId>();
    for (const one of ids) {
      if (this.#known.has(keyOf(one))) continue;
      // Nobody else can have it.
      if (!this.#hasStored && keepsNumber(one.id)) this.#known.set(keyOf(one), Number(one.id));
      else wanted.set(keyOf(one), one);
    }
    for (const one of await this.#stored([...wanted.values()])) {
      this.#known.set(keyOf(one), one.number);
      wanted.delete(keyOf(one));
    }
    // A number written as it is has a better claim to itself than `0815`.
    const news = [...wanted.values()].sort((a, b) => Number(isPlain(b.id)) - Number(isPlain(a.id)));
    if (news.length > 0) await this.#number(news);
  }

  /** The number of an id that {@link prepare} has looked up, at most some thousand ids ago. */
  of(kind: EntryKind, id: string): number {
    const number = this.#known.get(keyOf({ kind, id }));
    if (number === undefined) throw new Error(`${kind} ${id} was not prepared`);
    return number;
  }

  async #number(news: readonly SourceId[]): Promise<void> {
    const taken = await this.#taken(news);
    const given: (SourceId & { number: number })[] = [];
    for (const one of news) {
      const own = ownNumber(one.id);
      const holder = own === null ? undefined : taken.get(keyOf({ kind: one.kind, id: String(own) }));
      const isFree = own !== null && (holder === undefined ? keepsNumber(one.id) : holder === 'old');
      const number = isFree ? own : await this.#next(one.kind);
      taken.set(keyOf({ kind: one.kind, id: String(number) }), 'taken');
      this.#known.set(keyOf(one), number);
      given.push({ ...one, number });
    }
    await stage(this.#db, 'numbered', given);
  }

  async #next(kind: EntryKind): Promise<number> {
    let last = this.#last.get(kind);
    if (last === undefined) {
      const { rows } = await sql<{ last: number | null }>`select max(number) as last from source_id
        where kind = ${kind} and number >= ${sql.lit(FIRST_GIVEN)}`.execute(this.#db);
      last = rows[0]?.last ?? FIRST_GIVEN - 1;
    }
    if (last >= MAX_INTEGER) throw new Error('there are no numbers left');
    this.#last.set(kind, last + 1);
    return last + 1;
  }

  async #stored(ids: readonly SourceId[]): Promise<(SourceId & { number: number })[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<SourceId & { number: number }>`
      with wanted as (select * from unnest(${kindsOf(ids)}::text[], ${idsOf(ids)}::text[]) as one (kind, id))
      select kind, id, number from wanted join source_id using (kind, id) where source = ${this.#source}
      union all select kind, id, number from wanted join feed_import.numbered using (kind, id)`.execute(this.#db);
    return rows;
  }

  /** Who has the numbers that these ids would keep: `old` if it is a home of this feed from before ids were stored. */
  async #taken(ids: readonly SourceId[]): Promise<Map<string, 'old' | 'taken'>> {
    const own = ids.flatMap(({ kind, id }) => {
      const number = ownNumber(id);
      return number === null ? [] : { kind, id: String(number) };
    });
    if (own.length === 0) return new Map();
    const { rows } = await sql<{ kind: EntryKind; number: number; is_old: boolean }>`
      with wanted as (select kind, id::int as number
        from unnest(${kindsOf(own)}::text[], ${idsOf(own)}::text[]) as one (kind, id))
      select kind, number, id is null and source = ${this.#source} as is_old from wanted join source_id using (kind, number)
      union all select kind, number, false from wanted join feed_import.numbered using (kind, number)
      order by is_old desc`.execute(this.#db);
    return new Map(
      rows.map(({ kind, number, is_old: isOld }) => [keyOf({ kind, id: String(number) }), isOld ? 'old' : 'taken']),
    );
  }
}

/** Stores the numbers of an import's entries: the staged ones, and those that were not staged because they keep their value. */
export async function storeNumbers(tx: Tx, source: string): Promise<void> {
  await sql`insert into source_id (source, kind, id, number) select ${source}, kind, id, number from feed_import.numbered
    on conflict (kind, number) do update set id = excluded.id where source_id.id is null`.execute(tx);
  await sql`insert into source_id (source, kind, id, number) select ${source}, kind, id::text, id from feed_import.change
    where records > 0 and id < ${sql.lit(FIRST_GIVEN)} on conflict do nothing`.execute(tx);
}

async function hasAny(db: Db): Promise<boolean> {
  const { rows } = await sql`select from source_id limit 1`.execute(db);
  return rows.length > 0;
}

const keyOf = ({ kind, id }: SourceId): string => `${kind} ${id}`;
const kindsOf = (ids: readonly SourceId[]) => sql.val(ids.map(({ kind }) => kind));
const idsOf = (ids: readonly SourceId[]) => sql.val(ids.map(({ id }) => id));

/** `815`, but not `0815`. */
const isPlain = (id: string): boolean => /^(0|[1-9]\d*)$/.test(id);

/** Whether an id is a number that the site gives to no other home, unless a feed before has it. */
const keepsNumber = (id: string): boolean => isPlain(id) && Number(id) < FIRST_GIVEN;

/** The number that an id may keep, if any. */
function ownNumber(id: string): number | null {
  const number = /^\d{1,20}$/.test(id) ? Number(id) : null;
  return number !== null && number <= MAX_INTEGER ? number : null;
}
