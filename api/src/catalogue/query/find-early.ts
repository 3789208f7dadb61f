import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition } from './conditions.ts';
import type { CountedSample } from './count-sample.ts';
import type { FewQuery } from './find-few.ts';
import { COLUMNS } from './find-ids.ts';
import type { QueryLimits } from './limits.ts';

/** An order is tried as far as this part of what an index of the filters would pass over. */
const TRIED = 1 / 4;

/** So much further than by chance the page may end in the order. */
const LATER = 2;

/**
 * The page, where it lies early in its order: of a town with many homes it does, and to read that far is quicker than to look at all
 * homes of the town. Null where it is not among the homes that are tried, or is not expected to be.
 */
export async function findEarly(
  { db, catalogue }: CatalogueView,
  { filters: { goal }, conditions, sort, start, size }: FewQuery,
  { passed, available, share }: CountedSample,
  { counted }: QueryLimits,
): Promise<number[] | null> {
  if (!goal || sort === 'city' || sort === 'type' || passed < counted * share) return null;
  const tried = Math.floor((TRIED * passed) / share);
  const end = start + size;
  if (LATER * end * catalogue.statistics.all[goal] * share > tried * available) return null;
  const { column, order } = COLUMNS[sort];
  const known: Condition = column ? sql`${sql.ref(`p.${column}`)} is not null` : sql`true`;
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select * from property p where p.goal = ${goal} and p.is_available and ${known} and ${conditions.priced}
      order by ${order} limit ${tried}) p
    where ${allOf(conditions)} order by ${order} limit ${end}`.execute(db);
  return rows.length === end ? rows.slice(start).map(({ id }) => id) : null;
}
