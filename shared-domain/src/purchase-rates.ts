/** Rates of buying that are the same in every region, with the day since which a rate holds where it has changed; change them here and nowhere else. */
export const PURCHASE_RATES = {
  /** Notary's fee for a sale (scale J), in percent of each slice of the price up to its bound in euro; VAT comes on top. */
  notary: {
    since: '2023-01-01',
    vat: 21,
    slices: [
      { upTo: 7_500, percent: 4.56 },
      { upTo: 17_500, percent: 2.85 },
      { upTo: 30_000, percent: 2.28 },
      { upTo: 45_495, percent: 1.71 },
      { upTo: 64_095, percent: 1.14 },
      { upTo: 250_095, percent: 0.57 },
      { upTo: Number.POSITIVE_INFINITY, percent: 0.057 },
    ],
  },
  /** New construction, in percent of the building's share. */
  vat: { since: '1996-01-01', percent: 21 },
  /** Of the deed of a mortgage: duty and fee in percent of the sum registered, which is the loan and a part for what goes with it. */
  mortgageDeed: { duty: 1, fee: 0.3, onTop: 10 },
  /** Percent of the price that goes with a purchase offer. */
  offerAdvance: { percent: 10 },
} as const;

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

const toCents = (euro: number): number => Math.round(euro * 100) / 100;

/**
 * An estimate of the notary's fee for a sale at a price, VAT included, in whole tens of euro. Null for what is no price.
 * @example notaryFee(250_000) // 2960
 */
export function notaryFee(price: number): number | null {
  if (!isAmount(price)) return null;
  const { slices, vat } = PURCHASE_RATES.notary;
  const fee = slices.reduce((sum, { upTo, percent }, index) => {
    const from = slices[index - 1]?.upTo ?? 0;
    return sum + (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
  }, 0);
  return Math.round((fee * (1 + vat / 100)) / 10) * 10;
}

/**
 * Registration duty and mortgage fee of a loan's deed, in euro to the cent; the notary's part is not in it. Null for what is no
 * amount.
 * @example mortgageDeedCost(200_000) // 2860
 */
export function mortgageDeedCost(borrowed: number): number | null {
  const { duty, fee, onTop } = PURCHASE_RATES.mortgageDeed;
  return isAmount(borrowed) ? toCents((borrowed * (1 + onTop / 100) * (duty + fee)) / 100) : null;
}

/**
 * What a buyer pays with a purchase offer: 10 % of the price, rounded to the cent (decisions "Domain rules"). Null for what is no
 * price.
 * @example offerAdvance(199_999) // 19999.9
 */
export function offerAdvance(price: number): number | null {
  return isAmount(price) ? toCents((price * PURCHASE_RATES.offerAdvance.percent) / 100) : null;
}
