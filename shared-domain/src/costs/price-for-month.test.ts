import * as fc from 'fast-check';
import type { Region } from '../model/index.ts';
import { monthForPrice, priceForMonth } from './price-for-month.ts';

const regions = fc.constantFrom<Region | null>('wallonia', 'flanders', 'brussels', null);
const terms = fc.record(
  {
    own: fc.integer({ min: 0, max: 300_000 }).map(String),
    rate: fc.integer({ min: 0, max: 80 }).map((tenths) => String(tenths / 10)),
    years: fc.integer({ min: 5, max: 30 }).map(String),
    use: fc.constantFrom('own', 'other'),
  },
  { requiredKeys: [] },
);

test('is the highest price whose loan costs at most so much, on any terms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 10_000 }), terms, regions, (perMonth, own, region) => {
      const price = priceForMonth(perMonth, own, region);
      fc.pre(price !== null && price < 90_000_000);
      expect(price).toBe(Math.round(Number(price) / 1000) * 1000);
      expect(monthForPrice(Number(price), own, region)).toBeLessThanOrEqual(perMonth);
      expect(monthForPrice(Number(price) + 1000, own, region)).toBeGreaterThan(perMonth);
    }),
  );
});

test('includes the costs of the purchase, which differ by region', () => {
  const of = (region: Region | null) => Number(priceForMonth(1200, {}, region));
  expect(of('wallonia')).toBeLessThan(of(null));
  expect(of('wallonia')).toBeGreaterThan(Number(priceForMonth(1200, { use: 'other' }, 'wallonia')));
});

test.each([
  [1200, { rate: 'veel' }],
  [1200, { years: '90' }],
  [0, {}],
  [Number.NaN, {}],
  [-5, {}],
])('has no price for %p on the terms %p', (perMonth, own) => {
  expect(priceForMonth(perMonth, own, 'wallonia')).toBeNull();
});
