import type { Goal, PriceBand } from '../model/index.ts';

/** Width of a band for prices below each limit, in euro. */
const STEPS: Record<Goal, readonly (readonly [below: number, step: number])[]> = {
  sale: [
    [50_000, 10_000],
    [250_000, 25_000],
    [500_000, 50_000],
    [1_000_000, 100_000],
    [Number.POSITIVE_INFINITY, 250_000],
  ],
  rent: [
    [1000, 100],
    [Number.POSITIVE_INFINITY, 250],
  ],
};

/**
 * The round range that contains a price, published instead of a price that is hidden. `from` is included, `to` is not. Null if the price is
 * unknown.
 * @example priceBand(389_000, 'sale') // { from: 350_000, to: 400_000 }
 */
export function priceBand(amount: number | null, goal: Goal): PriceBand | null {
  if (!amount || amount < 0) return null;
  const step = STEPS[goal].find(([below]) => amount < below)?.[1] ?? 1;
  const from = Math.floor(amount / step) * step;
  return { from, to: from + step };
}
