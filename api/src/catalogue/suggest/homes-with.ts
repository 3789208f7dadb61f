import type { Goal, PropertySummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import { begunFrom, isLarge } from '../query/words.ts';
import { readSummaries } from '../records.ts';
import type { CatalogueView } from '../view.ts';

/** Maximum number of homes to rank: the newest that contain every word. */
const RANKED = 40;

const MOST_WORDS = 10;

/** How many of the newest homes are searched first: common words are found among them. */
const NEWEST = 300;

/** Maximum number of homes to read: words that more homes contain are not specific enough yet. */
const MOST_FOUND = 1000;

/**
 * The newest homes that contain every word; long words match as prefixes. The {@link NEWEST} homes are searched first. If they do not
 * give enough, few homes match, and an index finds them, up to {@link MOST_FOUND}. Whole words are searched first, then the last word,
 * which is still being typed, as a prefix: PostgreSQL collects all homes of a prefix before it checks the other words, and half of
 * a large catalogue may match the prefix of an earlier word.
 */
export async function homesWith(view: CatalogueView, words: readonly string[]): Promise<PropertySummary[]> {
  if (words.length > MOST_WORDS) return [];
  const [whole, lastBegun, allBegun] = [
    begunFrom(words.length, words),
    begunFrom(words.length - 1, words),
    begunFrom(0, words),
  ];
  let ids = await amongNewest(view, allBegun);
  if (ids.length < RANKED) ids = await foundBy(view, whole);
  if (ids.length < RANKED && lastBegun !== whole) ids = await foundBy(view, lastBegun);
  const enough = isLarge(view) ? 1 : RANKED;
  if (ids.length < enough && allBegun !== lastBegun) ids = await foundBy(view, allBegun);
  return readSummaries(view, ids);
}

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
