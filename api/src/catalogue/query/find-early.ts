import { sql } from 'kysely';
import type { CatalogueView } from '../view.ts';
import { allOf, type Condition } from './conditions.ts';
import type { CountedSample } from './count-sample.ts';
import type { FewQuery } from './find-few.ts';
import { COLUMNS, IS_ANNUITY } from './find-ids.ts';
import type { QueryLimits } from './limits.ts';

/** An order is read up to this fraction of the homes that an index of the filters would read. */
const TRIED = 1 / 2;

/** Safety factor: a page may end this many times further down the order than expected. */
const LATER = 2;

/**
 * How many homes of an order to read for a page that is expected near its beginning; null if it is not. Many homes of a large
 * town are near the beginning of any order: reading that far is faster than reading and sorting the whole town.
 */
export function homesToTry(
  { catalogue }: CatalogueView,
  { filters: { goal }, sort, start, size }: FewQuery,
  { passed, available, share }: CountedSample,
  { counted }: QueryLimits,
): number | null {
  if (!goal || size === 0 || sort === 'city' || sort === 'type' || passed < counted * share) return null;
  const tried = Math.floor((TRIED * passed) / share);
  const expected = ((start + size) * catalogue.statistics.all[goal] * share) / available;
  return LATER * expected <= tried ? tried : null;
}

/** The page, from the first `tried` homes of its order; null if they do not fill it. */
export async function findEarly(
  { db }: CatalogueView,
  { filters: { goal }, conditions, sort, start, size }: FewQuery,
  tried: number,
): Promise<number[] | null> {
  if (sort === 'city' || sort === 'type') return null;
  const { column, order } = COLUMNS[sort];
  const isKnown: Condition = column ? sql`${sql.ref(`p.${column}`)} is not null` : sql`true`;
  const known: Condition = column === 'price' ? sql`${isKnown} and not ${IS_ANNUITY}` : isKnown;
  const end = start + size;
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select * from property p where p.goal = ${goal} and p.is_available and ${known} and ${conditions.priced}
      order by ${order} limit ${tried}) p
    where ${allOf(conditions)} order by ${order} limit ${end}`.execute(db);
  return rows.length === end ? rows.slice(start).map(({ id }) => id) : null;
}
