import fc from 'fast-check';
import { priceBand } from './price-band.ts';

test.each([
  [12_500, 'sale', 10_000, 20_000],
  [249_999, 'sale', 225_000, 250_000],
  [250_000, 'sale', 250_000, 300_000],
  [389_000, 'sale', 350_000, 400_000],
  [640_000, 'sale', 600_000, 700_000],
  [1_390_000, 'sale', 1_250_000, 1_500_000],
  [850, 'rent', 800, 900],
  [1300, 'rent', 1250, 1500],
] as const)('%s (%s) lies between %s and %s', (amount, goal, from, to) => {
  expect(priceBand(amount, goal)).toEqual({ from, to });
});

test.each([null, 0, -1])('%s has no band', (amount) => {
  expect(priceBand(amount, 'sale')).toBeNull();
});

test('every price is in its band, and both ends of a band give the same band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom('sale', 'rent'), (amount, goal) => {
      const band = priceBand(amount, goal);
      expect(band && band.from <= amount && amount < band.to).toBe(true);
      expect(priceBand(Math.max(band?.from ?? 0, 1), goal)).toEqual(band);
      expect(priceBand((band?.to ?? 0) - 1, goal)).toEqual(band);
    }),
  );
});
