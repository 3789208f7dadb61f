import type { Region } from '../model/index.ts';
import { PURCHASE_RATES } from './cost-rates.ts';
import { borrow, LOAN_BOUNDS, type LoanTexts, readLoan } from './loan.ts';
import type { CostedHome } from './purchase-cost.ts';

/** The precision of a price that is worked out from a monthly payment, in euro. */
const STEP = 1000;

/** An ordinary existing home: what new construction and land cost depends on the offer. */
const existingHome = (amount: number, region: Region | null): CostedHome => ({
  goal: 'sale',
  availability: 'available',
  price: { amount, charges: null, unit: null, annuity: null, excludesVat: false },
  region,
  isDwelling: true,
  categoryIds: [1],
  groups: [],
});

/**
 * The monthly payment in euro for an existing home of this price, with all costs of the purchase and the loan's deed; null if the terms are
 * not valid. Without a term of the visitor's own it is that of the common example, also for a cheap home.
 */
export function monthForPrice(price: number, terms: LoanTexts, region: Region | null): number | null {
  const home = existingHome(price, region);
  const years = terms.years?.trim() || String(PURCHASE_RATES.loan.years);
  return borrow(home, readLoan(home, { ...terms, years }))?.perMonth ?? null;
}

/**
 * The highest price in whole thousands of euro whose loan costs at most so much a month: the reverse of {@link monthForPrice}. Null if the
 * terms are not valid, or if no price is so low.
 * @example priceForMonth(1_200, {}, 'wallonia') // 290_000
 */
export function priceForMonth(perMonth: number, terms: LoanTexts, region: Region | null): number | null {
  const fits = (thousands: number) => (monthForPrice(thousands * STEP, terms, region) ?? Number.NaN) <= perMonth;
  if (!(perMonth > 0) || !fits(1)) return null;
  let [low, high] = [1, LOAN_BOUNDS.price.max / STEP];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return (fits(high) ? high : low) * STEP;
}
