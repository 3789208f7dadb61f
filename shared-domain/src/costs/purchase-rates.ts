import { PURCHASE_RATES } from './cost-rates.ts';

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/**
 * An estimate of the notary's fee for the deed of a sale, in whole tens of euro: the fee of scale J and the fixed sum
 * for the file, with VAT. Null for an invalid price.
 * @example notaryFee(250_000) // 3870
 */
export function notaryFee(price: number): number | null {
  if (!isAmount(price)) return null;
  const { slices, vat, file } = PURCHASE_RATES.notary;
  const fee = slices.reduce<number>((sum, { upTo, percent }, index) => {
    const from = slices[index - 1]?.upTo ?? 0;
    return sum + (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
  }, file);
  return Math.round((fee * (1 + vat / 100)) / 10) * 10;
}

/** A loan that pays for a purchase and for its own deed. Whole euro. */
export interface PurchaseLoan {
  borrowed: number;
  /** Duty, mortgage fee, notary and file of the loan's deed, an estimate in whole tens. 0 without a loan. */
  deed: number;
}

/**
 * What is borrowed for a purchase, and what the deed of that loan costs: it is paid from the loan, too, so
 * `borrowed = cost + deed - own`. Null for an invalid amount.
 * @param cost euro; all that is due but for the loan
 * @param own euro; the buyer's own means
 * @example purchaseLoan(245_000, 48_200) // { borrowed: 202_030, deed: 5230 }
 */
export function purchaseLoan(cost: number, own: number): PurchaseLoan | null {
  if (!isAmount(cost) || !isAmount(own)) return null;
  if (own >= cost) return { borrowed: 0, deed: 0 };
  const { duty, fee, onTop, fixed, notary } = PURCHASE_RATES.mortgageDeed;
  const vat = 1 + PURCHASE_RATES.notary.vat / 100;
  const share = ((1 + onTop / 100) * (duty + fee) + vat * notary.percent) / 100;
  const start = fixed + vat * notary.from;
  const borrowed = (cost - own + start) / (1 - share);
  const deed = Math.round((share * borrowed + start) / 10) * 10;
  return { borrowed: cost - own + deed, deed };
}

/**
 * The advance that comes with an offer to buy, which a buyer pays when the sales agreement is signed: 10 % of the price,
 * rounded to the cent (docs/decisions/064). In cents, because a product of euro can fall just below half a cent. Null for
 * an invalid price.
 * @example offerAdvance(199_999) // 19999.9
 */
export function offerAdvance(price: number): number | null {
  return isAmount(price)
    ? Math.round((Math.round(price * 100) * PURCHASE_RATES.offerAdvance.percent) / 100) / 100
    : null;
}

/**
 * The calculator's initial term in years for a loan of this amount in euro.
 * @example loanYears(24_000) // 10
 */
export const loanYears = (cost: number): number => {
  const { years, short } = PURCHASE_RATES.loan;
  return cost < short.below ? short.years : years;
};
