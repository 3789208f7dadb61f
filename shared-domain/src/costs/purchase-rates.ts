import { PURCHASE_RATES } from './cost-rates.ts';

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

const toCents = (euro: number): number => Math.round(euro * 100) / 100;

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

/**
 * Registration duty and mortgage fee of a loan's deed, in euro to the cent; without the notary's fee. Null for an
 * invalid amount.
 * @example mortgageDeedCost(200_000) // 2860
 */
export function mortgageDeedCost(borrowed: number): number | null {
  const { duty, fee, onTop } = PURCHASE_RATES.mortgageDeed;
  return isAmount(borrowed) ? toCents((borrowed * (1 + onTop / 100) * (duty + fee)) / 100) : null;
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
