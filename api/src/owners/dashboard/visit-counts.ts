import { sql } from 'kysely';
import type { Db } from '../../database/index.ts';

/** What a dashboard reads of the visits of some homes. */
export interface VisitCounts {
  /** Since the first day that was asked for. */
  byDay: ReadonlyMap<string, number>;
  /** Of all time, as are the sources. */
  byProperty: ReadonlyMap<number, number>;
  /** By the source as it is stored. */
  bySource: ReadonlyMap<string, number>;
}

/**
 * Counts visits of homes. Days are read from `since` on, all else from the totals: ten years cost no more than thirty days.
 * @param ids all homes of the owner, for `byProperty`
 * @param chosen those that days and sources are of
 */
export async function countVisits(db: Db, ids: number[], chosen: number[], since: string): Promise<VisitCounts> {
  if (ids.length === 0) return { byDay: new Map(), byProperty: new Map(), bySource: new Map() };
  const days = await db
    .selectFrom('visit')
    .select(['day', ({ fn }) => fn.sum<string>('visits').as('visits')])
    .where(sql<boolean>`property_id = any(${chosen}::int[])`)
    .where('day', '>=', since)
    .groupBy('day')
    .execute();
  const totals = await db
    .selectFrom('visit_total')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids}::int[])`)
    .execute();
  const isChosen = new Set(chosen);
  return {
    byDay: new Map(days.map(({ day, visits }) => [day, Number(visits)])),
    byProperty: sumBy(totals, (row) => row.property_id),
    bySource: sumBy(
      totals.filter((row) => isChosen.has(row.property_id)),
      (row) => row.source,
    ),
  };
}

function sumBy<V extends { visits: number }, K>(rows: V[], key: (row: V) => K): Map<K, number> {
  const sums = new Map<K, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.visits);
  return sums;
}
