import { type AskingPrice, isAnnounced, priceHistory, recentDrop } from '@facade/shared-domain/listing/price-history';
import type { PricePoint, PropertySummary } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import type { ReadDb, StoredProperty } from '../../platform/index.ts';

/** By id of the property. */
export type AskingPrices = ReadonlyMap<number, AskingPrice[]>;

/** The prices of these properties that imports recorded. */
export async function readAskingPrices(db: ReadDb, ids: readonly number[]): Promise<AskingPrices> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('asked_price')
    .selectAll()
    .where(sql<boolean>`property_id = any(${ids})`)
    .orderBy('at')
    .execute();
  const found = new Map<number, AskingPrice[]>();
  for (const { property_id, at, goal, price } of rows) {
    const asked = found.get(property_id) ?? [];
    asked.push({ at: at.toISOString(), goal: goal as AskingPrice['goal'], price });
    found.set(property_id, asked);
  }
  return found;
}

/** The public history of a price: from the feed up to its last entry, then from imports. */
export function historyOf(property: StoredProperty, asked: AskingPrices): PricePoint[] {
  const { goal, price, priceHistory: told = [] } = property;
  const fromFeed = told.map(({ at, amount }): AskingPrice => ({ at, goal, price: { ...price, amount } }));
  const last = fromFeed.at(-1)?.at;
  const found = (asked.get(property.id) ?? []).filter(({ at }) => !last || Date.parse(at) > Date.parse(last));
  return priceHistory([...fromFeed, ...found], property);
}

/** The fields of a card about a recent price reduction; empty if there is none. */
export function dropOf(
  history: readonly PricePoint[],
  now: number,
): Pick<PropertySummary, 'previousPrice' | 'priceDroppedAt'> {
  const drop = recentDrop(history, now);
  return drop ? { previousPrice: drop.previous, priceDroppedAt: drop.at } : {};
}

/** The summary without an outdated reduction: summaries are cached until the data change. */
export function withoutOldDrop(summary: PropertySummary, now: number): PropertySummary {
  if (!summary.priceDroppedAt || isAnnounced(summary.priceDroppedAt, now)) return summary;
  const { previousPrice, priceDroppedAt, ...rest } = summary;
  return rest;
}
