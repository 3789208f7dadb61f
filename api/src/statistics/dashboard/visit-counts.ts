import { sql } from 'kysely';
import type { Db } from '../../platform/index.ts';

/** Visit counts of some homes, for a dashboard. */
export interface VisitCounts {
  /** Since the requested first day. */
  byDay: ReadonlyMap<string, number>;
  /** Of all time, like the sources. */
  byProperty: ReadonlyMap<number, number>;
  /** By the stored source. */
  bySource: ReadonlyMap<string, number>;
}

/**
 * Counts visits of homes. Days are read since `since`, everything else from the totals: ten years are as cheap as
 * thirty days.
 * @param ids all homes of the owner, for `byProperty`
 * @param chosen the homes for the days and sources
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
