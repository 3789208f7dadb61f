import type { Goal, PricePoint, PropertySummary } from '../model/index.ts';
import { STARTING_FROM_UNIT } from '../numbers/price.ts';

/** A price that was asked from a moment on. Its amount is null where it was not published. */
export interface AskedPrice {
  /** ISO date. */
  at: string;
  goal: Goal;
  price: PropertySummary['price'];
}

/** The lowest price of so many days before a reduction is the one it is compared with (art. VI.18 of the Belgian code of economic law). */
const REFERENCE_DAYS = 30;

/** A reduction is announced for so many days. */
const ANNOUNCED_DAYS = 30;

const DAY = 86_400_000;

/** Only amounts of one kind can be compared: not a rent with a price, nor one before VAT or "starting from" with another. */
const kindOf = ({ goal, price }: Pick<AskedPrice, 'goal' | 'price'>): string =>
  [goal, price.unit === STARTING_FROM_UNIT, price.excludesVat, price.annuity !== null].join();

/**
 * What is public of the prices that were asked of a home, the oldest first and the present one last, each with the moment since
 * which it was asked. Empty where there never was another, where the present price is hidden or of a life annuity, where the home is
 * no longer available, and where nobody knows since when the present price is asked.
 * @param asked in any order, hidden ones and repeats included
 * @example priceHistory(asked, home) // [{ at: '2026-09-01', amount: 260_000 }, { at: '2026-10-12', amount: 245_000 }]
 */
export function priceHistory(
  asked: readonly AskedPrice[],
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

/** A reduction that may be announced. */
export interface PriceDrop {
  /** The lowest price that was asked in the thirty days before, euro. */
  previous: number;
  /** ISO date of the reduction. */
  at: string;
}

/**
 * The reduction that the last change of a {@link priceHistory} was, for thirty days; null where it was none. A price that was raised
 * shortly before, to be lowered again, is none. `now` in milliseconds.
 */
export function recentDrop(history: readonly PricePoint[], now: number): PriceDrop | null {
  const last = history.at(-1);
  if (!last || history.length < 2 || !isAnnounced(last.at, now)) return null;
  const since = Date.parse(last.at) - REFERENCE_DAYS * DAY;
  const before = history.slice(0, -1).filter((_, index) => Date.parse(history[index + 1]?.at ?? last.at) > since);
  const previous = Math.min(...before.map(({ amount }) => amount));
  return previous > last.amount ? { previous, at: last.at } : null;
}

/** Whether a reduction of that day may still be announced. */
export function isAnnounced(droppedAt: string, now: number): boolean {
  const age = now - Date.parse(droppedAt);
  return age >= 0 && age < ANNOUNCED_DAYS * DAY;
}
