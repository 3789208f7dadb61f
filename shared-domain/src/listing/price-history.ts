import type { Goal, PricePoint, PropertySummary } from '../model/index.ts';
import { STARTING_FROM_UNIT } from '../numbers/price.ts';

/** An asking price and the moment from which it was asked. `amount` is null if it was not published. */
export interface AskingPrice {
  /** ISO date. */
  at: string;
  goal: Goal;
  price: PropertySummary['price'];
}

/** A reduction is compared with the lowest price of this many days before it (art. VI.18 of the Belgian code of economic law). */
const REFERENCE_DAYS = 30;

/** How many days a reduction is announced. */
export const ANNOUNCED_DAYS = 30;

const DAY = 86_400_000;

/** Only prices of the same kind are comparable: not a rent with a sale price, nor one before VAT or "starting from" with another. */
const kindOf = ({ goal, price }: Pick<AskingPrice, 'goal' | 'price'>): string =>
  [goal, price.unit === STARTING_FROM_UNIT, price.excludesVat, price.annuity !== null].join();

/**
 * The public asking prices of a home, oldest first and the current one last, each with the moment from which it was asked. Empty if the
 * price never changed, if the current price is hidden or belongs to a life annuity, if the home is no longer available, or if it is unknown
 * since when the current price has been asked.
 * @param asked in any order; may contain hidden prices and repeats
 * @example priceHistory(asked, home) // [{ at: '2026-09-01', amount: 260_000 }, { at: '2026-10-12', amount: 245_000 }]
 */
export function priceHistory(
  asked: readonly AskingPrice[],
  home: Pick<PropertySummary, 'goal' | 'availability' | 'price'>,
): PricePoint[] {
  const { amount, annuity } = home.price;
  if (home.availability !== 'available' || !amount || annuity !== null) return [];
  const published = asked
    .filter(({ price }) => price.amount !== null)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const firstOfKind = published.findLastIndex((one) => kindOf(one) !== kindOf(home)) + 1;
  const points = published
    .slice(firstOfKind)
    .map(({ at, price }) => ({ at, amount: price.amount as number }))
    .filter((point, index, all) => point.amount !== all[index - 1]?.amount);
  return points.length > 1 && points.at(-1)?.amount === amount ? points : [];
}

/** A reduction that can be announced. */
export interface PriceDrop {
  /** The lowest asking price of the thirty days before, in euro. */
  previous: number;
  /** ISO date of the reduction. */
  at: string;
}

/**
 * The last change of a {@link priceHistory} if it is a reduction of the last thirty days; null otherwise. A price that was raised shortly
 * before and then lowered again is not a reduction. `now` in milliseconds.
 */
export function recentDrop(history: readonly PricePoint[], now: number): PriceDrop | null {
  const last = history.at(-1);
  if (!last || history.length < 2 || !isAnnounced(last.at, now)) return null;
  const since = Date.parse(last.at) - REFERENCE_DAYS * DAY;
  const before = history.slice(0, -1).filter((_, index) => Date.parse(history[index + 1]?.at ?? last.at) > since);
  const previous = Math.min(...before.map(({ amount }) => amount));
  return previous > last.amount ? { previous, at: last.at } : null;
}

/** Whether a reduction on that day may still be announced. */
export function isAnnounced(droppedAt: string, now: number): boolean {
  const age = now - Date.parse(droppedAt);
  return age >= 0 && age < ANNOUNCED_DAYS * DAY;
}
