import * as fc from 'fast-check';
import type { Goal, ListingFilters } from '../model/index.ts';
import { FEATURES } from './filters/features.ts';
import { INDEXABLE_MAX_PRICES, isIndexableList, nearestIndexable } from './indexable-lists.ts';
import { ENERGY_LETTERS, readFilters } from './listing-filters.ts';

const filtersOf = (query: string) => readFilters(new URLSearchParams(query)).filters;

test.each(['', 'type=1', 'city=Ath|7800', 'type=1&city=Ath|7800', 'maxPrice=250000', 'goal=sale&type=12'])(
  'search engines may index "%s"',
  (query) => {
    expect(isIndexableList('sale', filtersOf(query))).toBe(true);
  },
);

test.each([
  ['goal=rent', {}],
  ['type=1,12', {}],
  ['city=Ath|7800&city=Mons|7000', {}],
  ['city=7800', {}],
  ['city=ath|*', {}],
  ['type=1&city=ath|*', { types: [1] }],
  ['city=Ath', {}],
  ['type=1&city=Ath', { types: [1] }],
  ['type=1,2&city=Ath|7800', { cities: ['Ath|7800'] }],
  ['type=1&maxPrice=250000', { types: [1] }],
  ['maxPrice=251000', {}],
  ['maxPrice=900', {}],
  ['minPrice=100000&maxPrice=250000', {}],
  ['maxPrice=250000&has=garden', { maxPrice: 250_000 }],
  ['type=1&available=1', { types: [1] }],
  ['city=Ath|7800&energy=a&minBedrooms=3', { cities: ['Ath|7800'] }],
  ['near=50.63,3.78,5', {}],
  ['bbox=3,50,4,51&type=1', { types: [1] }],
  ['ids=1,2&type=1', {}],
  ['project=79', {}],
])('"%s" is not indexed, but %j beside it', (query, nearest) => {
  const filters = filtersOf(query);
  expect(isIndexableList('sale', filters)).toBe(false);
  expect(nearestIndexable('sale', filters)).toEqual(nearest);
});

test('rents have separate amounts', () => {
  expect(isIndexableList('rent', { maxPrice: 900 })).toBe(true);
  expect(isIndexableList('rent', { maxPrice: 250_000 })).toBe(false);
});

const anyFilters: fc.Arbitrary<Partial<ListingFilters>> = fc.record(
  {
    types: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
    cities: fc.array(fc.constantFrom('Ath|7800', 'Mons|7000', '7800', 'Aat'), { maxLength: 3 }),
    minPrice: fc.integer({ min: 0, max: 500_000 }),
    maxPrice: fc.constantFrom(...INDEXABLE_MAX_PRICES.sale, ...INDEXABLE_MAX_PRICES.rent, 123_456),
    minBedrooms: fc.integer({ min: 0, max: 9 }),
    energy: fc.subarray([...ENERGY_LETTERS]),
    has: fc.subarray([...FEATURES]),
    available: fc.boolean(),
    ids: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('the nearest list is always indexable, and nearest to itself', () => {
  fc.assert(
    fc.property(fc.constantFrom<Goal>('sale', 'rent'), anyFilters, (goal, filters) => {
      const nearest = nearestIndexable(goal, filters);
      expect(isIndexableList(goal, nearest)).toBe(true);
      expect(nearestIndexable(goal, nearest)).toEqual(nearest);
    }),
  );
});
