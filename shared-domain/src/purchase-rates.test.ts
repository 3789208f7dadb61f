import fc from 'fast-check';
import { mortgageDeedCost, notaryFee, offerAdvance, PURCHASE_RATES } from './purchase-rates.ts';

test.each([
  [0, 0],
  [7_500, 410],
  [100_000, 1930],
  [250_000, 2960],
  [600_000, 3200],
])('the notary of a sale at %d costs %d', (price, fee) => {
  expect(notaryFee(price)).toBe(fee);
});

test('the advance of an offer is a tenth, to the cent', () => {
  expect(offerAdvance(199_999)).toBe(19_999.9);
  expect(offerAdvance(249_000)).toBe(24_900);
});

test('the deed of a mortgage is taxed on the loan and a tenth', () => {
  expect(mortgageDeedCost(200_000)).toBe(2860);
  expect(mortgageDeedCost(0)).toBe(0);
});

test('what is no amount costs nothing that could be said', () => {
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
