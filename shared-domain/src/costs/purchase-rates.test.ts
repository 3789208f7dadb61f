import fc from 'fast-check';
import { PURCHASE_RATES } from './cost-rates.ts';
import { loanYears, mortgageDeedCost, notaryFee, offerAdvance } from './purchase-rates.ts';

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

test('the deed of a mortgage is taxed on the loan and a tenth: 1.3 % of 220,000', () => {
  expect(mortgageDeedCost(200_000)).toBe(2860);
  expect(mortgageDeedCost(0)).toBe(0);
});

test('an invalid amount has no cost', () => {
  for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY])
    for (const rule of [notaryFee, mortgageDeedCost, offerAdvance]) expect(rule(value)).toBeNull();
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
