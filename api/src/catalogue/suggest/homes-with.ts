import type { Goal, PropertySummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { readSummaries } from '../records.ts';
import type { CatalogueView } from '../view.ts';

/** Homes that are ranked: the newest that have every word. */
const RANKED = 40;

/** Fewer letters begin too many words; they find whole words alone. */
export const BEGINNING = 3;

const MOST_WORDS = 10;

/** The newest homes, which are searched first: words that many homes have are found among them. */
const NEWEST = 300;

/** Homes that are looked at: words that more have are not yet what somebody looks for. */
const MOST_FOUND = 1000;

/** Of fewer homes those of any beginning are brought together at once. */
const MANY = 50_000;

/**
 * The newest homes that have every word, of which the long ones may be beginnings: those among the {@link NEWEST} of all, where they are
 * enough. If not, few homes have them, and those are found by an index; of the first {@link MOST_FOUND}, where more have them. Whole
 * words are looked for first, then such with the beginning of the last, which is still being typed: PostgreSQL brings all homes of a
 * beginning together before it asks for the other words, and a word before the last may begin half of {@link MANY}.
 */
export async function homesWith(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  if (words.length > MOST_WORDS) return [];
  const [whole, lastBegun, allBegun] = [
    begunFrom(words.length, words),
    begunFrom(words.length - 1, words),
    begunFrom(0, words),
  ];
  const { sale, rent } = view.catalogue.statistics.all;
  let ids = await amongNewest(view, allBegun);
  if (ids.length < RANKED) ids = await foundBy(view, whole);
  if (ids.length < RANKED && lastBegun !== whole) ids = await foundBy(view, lastBegun);
  const enough = sale + rent < MANY ? RANKED : 1;
  if (ids.length < enough && allBegun !== lastBegun) ids = await foundBy(view, allBegun);
  return readSummaries(view, ids);
}

/** Asks for every word, of which the long ones from this place on may be beginnings. */
const begunFrom = (place: number, words: readonly string[]): string =>
  words.map((word, index) => (index < place || word.length < BEGINNING ? `'${word}'` : `'${word}':*`)).join(' & ');

async function amongNewest(view: CatalogueView, query: string): Promise<number[]> {
  const newest = (goal: Goal) => sql`(select p.id, p.published_at, p.words from property p
    where p.goal = ${goal} and p.is_available order by p.published_at desc, p.id desc limit ${NEWEST})`;
  const { rows } = await sql<{ id: number }>`
    select id from (select * from (${newest('sale')} union all ${newest('rent')}) p
      order by published_at desc, id desc limit ${NEWEST}) p
    where words @@ ${query}::tsquery order by published_at desc, id desc limit ${RANKED}`.execute(view.db);
  return rows.map(({ id }) => id);
}

async function foundBy(view: CatalogueView, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select p.id, p.is_available, p.published_at from property p where p.words @@ ${query}::tsquery limit ${MOST_FOUND})
    select id from found order by is_available desc, published_at desc, id desc limit ${RANKED}`.execute(view.db);
  return rows.map(({ id }) => id);
}
