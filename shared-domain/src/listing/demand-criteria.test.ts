import fc from 'fast-check';
import type { EnergyLetter, Feature } from '../model/index.ts';
import { hasDemand, readDemand, writeDemand } from './demand-criteria.ts';

const read = (query: string) => readDemand(new URLSearchParams(query));

test('a search starts with the filters of its list', () => {
  const { criteria, wrong } = read('goal=rent&type=1,12&city=Ath|7800&maxPrice=900&has=garden&page=3&sort=price&ids=4');
  expect(wrong).toEqual([]);
  expect(writeDemand(criteria).toString()).toBe(
    new URLSearchParams('goal=rent&type=1&type=12&city=Ath|7800&maxPrice=900&has=garden').toString(),
  );
});

test('has ranges of garages and parking places, unlike lists', () => {
  expect(
    read('minBedrooms=2&maxBedrooms=4&minGarages=1&maxGarages=2&minParkings=0&maxParkings=3').criteria,
  ).toMatchObject({
    goal: 'sale',
    minBedrooms: 2,
    maxBedrooms: 4,
    minGarages: 1,
    maxGarages: 2,
    minParkings: 0,
    maxParkings: 3,
  });
});

test.each([
  ['maxBedrooms=many', 'maxBedrooms'],
  ['minGarages=3&maxGarages=1', 'maxGarages'],
  ['minPrice=3&maxPrice=1', 'maxPrice'],
  ['zone=Not a zone', 'zone'],
  ['goal=both', 'goal'],
])('%s is not understood', (query, name) => {
  expect(read(query).wrong.map((one) => one.name)).toEqual([name]);
});

test.each([
  ['', false],
  ['utm_source=mail', false],
  ['zone=ath', true],
  ['minPrice=none', true],
])('%j has a criterion: %s', (query, has) => {
  expect(hasDemand(new URLSearchParams(query))).toBe(has);
});

test('the municipality of a list is one of the search', () => {
  const { criteria, wrong } = readDemand(new URLSearchParams('city=ath|*&city=Lessines|7860&zone=ath&zone=mons'));
  expect(criteria).toMatchObject({ cities: ['Lessines|7860'], zones: ['ath', 'mons'] });
  expect(wrong).toEqual([]);
});

test('is parsed as it was written, whatever its criteria', () => {
  const rooms = fc.option(fc.nat(9), { nil: undefined });
  const search = fc.record({
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    types: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
    cities: fc.uniqueArray(fc.constantFrom('Ath|7800', '7860', 'Mons'), { maxLength: 3 }),
    zones: fc.uniqueArray(fc.constantFrom('ath', 'braine-le-comte'), { maxLength: 2 }),
    minPrice: fc.option(fc.nat(1000), { nil: undefined }),
    maxPrice: fc.option(fc.integer({ min: 1000, max: 9000 }), { nil: undefined }),
    minGarages: rooms,
    maxParkings: rooms,
    energy: fc.constant<EnergyLetter[]>([]),
    has: fc.constant<Feature[]>(['garden']),
  });
  fc.assert(
    fc.property(search, (criteria) => {
      expect(readDemand(writeDemand(criteria))).toEqual({ criteria: expect.objectContaining(criteria), wrong: [] });
    }),
  );
});
