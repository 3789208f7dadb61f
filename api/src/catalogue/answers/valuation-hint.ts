import type { ValuationType } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { ValuationHint } from '@facade/shared-domain/model';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '../../platform/index.ts';

/** Minimum number of homes: fewer mean little, and could reveal the price of one home. */
export const FEWEST_HOMES = 5;

/** Maximum number of compared homes, newest first, for very large agencies. */
const MOST_HOMES = 2000;

/** Sizes that differ by at most this fraction count as about the same. */
const SIZE_RANGE = 0.3;

/**
 * Main categories of the CRM that a type is compared with. The price of a new apartment excludes VAT, and that of a life annuity is its
 * bouquet: neither is comparable with an ordinary asking price.
 */
const CATEGORIES: Record<ValuationType, readonly number[]> = {
  house: [1, 9],
  apartment: [12],
  land: [3],
  building: [5],
  commerce: [6],
  garage: [8],
  other: [],
};

export interface ValuedHome {
  zip: string;
  type: ValuationType;
  /** m² of the plot for land, else of living area. */
  surface?: number | undefined;
}

/**
 * Asking prices of similar homes for sale: in the town and of about the same size, else in the town, else around it.
 * Null if the agency has too few.
 */
export async function valuationHint(db: ReadDb, home: ValuedHome): Promise<ValuationHint | null> {
  const categories = CATEGORIES[home.type];
  if (categories.length === 0) return null;
  const zip = sql<boolean>`zip = ${home.zip}`;
  const area = sql<boolean>`zip like ${`${home.zip.slice(0, 2)}__`}`;
  const size = sizeOf(home);
  const attempts: [scope: ValuationHint['scope'], similarSize: boolean, conditions: RawBuilder<boolean>[]][] = [
    ...(size ? [['zip', true, [zip, size]] as never] : []),
    ['zip', false, [zip]],
    ...(size ? [['area', true, [area, size]] as never] : []),
    ['area', false, [area]],
  ];
  for (const [scope, similarSize, conditions] of attempts) {
    const prices = await askedFor(db, [sql<boolean>`category_ids[1] = any(${categories})`, ...conditions]);
    if (prices.count >= FEWEST_HOMES) return { ...prices, scope, similarSize };
  }
  return null;
}

function sizeOf({ type, surface }: ValuedHome): RawBuilder<boolean> | null {
  if (!surface) return null;
  const column = type === 'land' ? sql.ref('land_area') : sql.ref('living_area');
  return sql<boolean>`${column} between ${surface * (1 - SIZE_RANGE)} and ${surface * (1 + SIZE_RANGE)}`;
}

async function askedFor(db: ReadDb, conditions: readonly RawBuilder<boolean>[]) {
  const { rows } = await sql<{ count: number; median: number | null; lowest: number | null; highest: number | null }>`
    select count(*)::int as count, percentile_cont(0.5) within group (order by price) as median,
      min(price)::float8 as lowest, max(price)::float8 as highest
    from (select price from property where goal = 'sale' and is_available and price is not null
      and ${sql.join(conditions, sql` and `)} order by published_at desc, id desc limit ${MOST_HOMES}) as found`.execute(
    db,
  );
  const { count = 0, median, lowest, highest } = rows[0] ?? {};
  return { count, median: Math.round((median ?? 0) / 1000) * 1000, lowest: lowest ?? 0, highest: highest ?? 0 };
}
