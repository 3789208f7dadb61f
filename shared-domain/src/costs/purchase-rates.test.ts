import fc from 'fast-check';
import { PURCHASE_RATES } from './cost-rates.ts';
import { loanYears, notaryFee, offerAdvance, type PurchaseLoan, purchaseLoan } from './purchase-rates.ts';

test.each([
  // 750 for the file, with 21 % VAT: 907.50.
  [0, 910],
  // 4.56 % of 7,500 = 342; with the file 1,092; with VAT 1,321.32.
  [7_500, 1320],
  // 342 + 2.85 % of 10,000 (285) + 2.28 % of 12,500 (285) + 1.71 % of 15,495 (264.96) + 1.14 % of 18,600 (212.04) + 0.57 % of 35,905
  // (204.66) = 1,593.66; with the file 2,343.66; with VAT 2,835.83.
  [100_000, 2840],
  // As before up to 64,095 (1,389.00) + 0.57 % of 185,905 (1,059.66) = 2,448.66; with the file 3,198.66; with VAT 3,870.38.
  [250_000, 3870],
  // 1,389.00 + 0.57 % of 186,000 (1,060.20) + 0.057 % of 349,905 (199.45) = 2,648.65; with the file 3,398.65; with VAT 4,112.37.
  [600_000, 4110],
])('the notary of a sale at %d costs %d', (price, fee) => {
  expect(notaryFee(price)).toBe(fee);
});

test('the advance of an offer is a tenth, to the cent', () => {
  expect(offerAdvance(199_999)).toBe(19_999.9);
  expect(offerAdvance(249_000)).toBe(24_900);
  expect(offerAdvance(250_000.05)).toBe(25_000.01);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      const advance = offerAdvance(cents / 100) as number;
      expect(Math.abs(advance * 100 - cents / 10)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Number(advance.toFixed(2))).toBe(advance);
    }),
  );
});

test('a loan pays for its own deed', () => {
  // 1.3 % of 222,233 (2,889.03), 1,370.50, and 504 with 0.148 % of 202,030 (803.00) and 21 % VAT (971.64): 5,231.17.
  expect(purchaseLoan(245_000, 48_200)).toEqual({ borrowed: 202_030, deed: 5230 });
  expect(purchaseLoan(245_000, 245_000)).toEqual({ borrowed: 0, deed: 0 });
  expect(purchaseLoan(24_000, 90_000)).toEqual({ borrowed: 0, deed: 0 });
});

test('own means and loan are the cost and the deed together, and more of them make the loan smaller', () => {
  const euro = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(euro, euro, (cost, own) => {
      const { borrowed, deed } = purchaseLoan(cost, own) as PurchaseLoan;
      if (own < cost) expect(borrowed + own).toBe(cost + deed);
      expect(deed).toBeLessThanOrEqual(0.02 * borrowed + 2000);
      expect(purchaseLoan(cost, own + 1000)?.borrowed).toBeLessThanOrEqual(borrowed);
    }),
  );
});

test('an invalid amount has no cost', () => {
  for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY])
    for (const rule of [notaryFee, (cost: number) => purchaseLoan(cost, 0), offerAdvance])
      expect(rule(value)).toBeNull();
});

test('a higher price never has a lower fee, and the slices join', () => {
  const price = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(price, price, (a, b) => {
      expect((notaryFee(Math.max(a, b)) ?? 0) >= (notaryFee(Math.min(a, b)) ?? 0)).toBe(true);
    }),
  );
  const bounds = PURCHASE_RATES.notary.slices.map(({ upTo }) => upTo as number);
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
});

test('a small loan is paid back sooner', () => {
  expect([loanYears(24_000), loanYears(59_999), loanYears(60_000), loanYears(250_000)]).toEqual([10, 10, 25, 25]);
});
