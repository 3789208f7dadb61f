import * as fc from 'fast-check';
import type { ListingFilters } from '../model/index.ts';
import { FEATURES } from './filters/features.ts';
import { ENERGY_LETTERS, readFilters } from './listing-filters.ts';
import { writeFilters } from './write-filters.ts';

const none: ListingFilters = { types: [], cities: [], energy: [], has: [], available: false };
const read = (query: string) => {
  const { filters, wrong } = readFilters(new URLSearchParams(query));
  return { filters: JSON.parse(JSON.stringify(filters)), wrong };
};

test('absent and empty parameters do not filter', () => {
  expect(read('')).toEqual({ filters: none, wrong: [] });
  expect(read('type=&city=&minPrice=&has=&bbox=&utm_source=x')).toEqual({ filters: none, wrong: [] });
});

test('lists are repeated or comma-separated; towns are only repeated', () => {
  expect(read('type=1,12&type=3&type=1').filters.types).toEqual([1, 12, 3]);
  expect(read('energy=A&energy=b,c').filters.energy).toEqual(['a', 'b', 'c']);
  expect(read('city=Ath|7800&city=Flobecq%2C%20centre').filters.cities).toEqual(['Ath|7800', 'Flobecq, centre']);
  expect(read('ids=30,10,20').filters.ids).toEqual([30, 10, 20]);
});

test.each([
  ['goal=buy', 'goal'],
  ['type=<script>', 'type'],
  ['type=0x10', 'type'],
  ['type=99999999999', 'type'],
  ['minPrice=-1', 'minPrice'],
  ['maxPrice=1e9', 'maxPrice'],
  ['maxPrice=2000000000', 'maxPrice'],
  ['minPrice=300000&maxPrice=200000', 'maxPrice'],
  ['minBedrooms=51', 'minBedrooms'],
  ['minBedrooms=1.5', 'minBedrooms'],
  ['energy=h', 'energy'],
  ['has=pool', 'has'],
  ['available=yes', 'available'],
  ['ids=0', 'ids'],
  [`ids=${Array.from({ length: 201 }, (_, index) => index + 1)}`, 'ids'],
  [`city=${'x'.repeat(101)}`, 'city'],
  ['bbox=4,50,3,51', 'bbox'],
  ['bbox=3,50,4', 'bbox'],
  ['bbox=3,50,4,91', 'bbox'],
  ['within=3 50,4 50', 'within'],
  ['within=3 50,4 51,4 50,3 51', 'within'],
  ['near=50.6,3.7,0', 'near'],
  ['near=50.6,3.7,201', 'near'],
  ['near=here', 'near'],
  ['within=3 50,4 50,5 50', 'within'],
  ['within=3 50,4 51,4 51', 'within'],
  ['type=0', 'type'],
  ['freeBy=2026-02-30', 'freeBy'],
  ['freeBy=soon', 'freeBy'],
  ['days=0', 'days'],
  ['minBedrooms=3&maxBedrooms=2', 'maxBedrooms'],
  ['minSurface=90&maxSurface=80', 'maxSurface'],
])('%s names the wrong parameter', (query, name) => {
  expect(read(query).wrong.map((one) => one.name)).toEqual([name]);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  ['type=1,x,12,0', { name: 'type', values: ['x', '0'], reason: { kind: 'whole', least: 1, most: 2_147_483_647 } }],
  ['energy=a,h&energy=i', { name: 'energy', values: ['h', 'i'], reason: { kind: 'oneOf', values: ENERGY_LETTERS } }],
  ['has=pool', { name: 'has', values: ['pool'], reason: { kind: 'oneOf', values: FEATURES } }],
  ['available=yes', { name: 'available', values: ['yes'], reason: { kind: 'oneOf', values: ['true', 'false'] } }],
  [`type=${numbers(32)}`, { name: 'type', values: ['31', '32'], reason: { kind: 'many', most: 30 } }],
  ['city=%00&city=Ath', { name: 'city', values: ['\0'], reason: { kind: 'unreadable' } }],
  ['city=A%E2%80%AEth', { name: 'city', values: ['A\u202eth'], reason: { kind: 'unreadable' } }],
  ['city=Ath&city=…', { name: 'city', values: ['…'], reason: { kind: 'many', most: 30 } }],
  ['minBedrooms=2&minBedrooms=3', { name: 'minBedrooms', values: ['3'], reason: { kind: 'repeated' } }],
  [
    'minBedrooms=00000000005',
    { name: 'minBedrooms', values: ['00000000005'], reason: { kind: 'whole', least: 0, most: 50 } },
  ],
  [
    'minPrice=300000&maxPrice=200000',
    { name: 'maxPrice', values: ['200000'], reason: { kind: 'below', other: 'minPrice', value: 300_000 } },
  ],
])('%s is rejected for a reason', (query, rejected) => {
  expect(read(query).wrong).toEqual([rejected]);
});

test('duplicates count once; of two different values the first counts', () => {
  expect(read('goal=sale&goal=sale')).toEqual({ filters: { ...none, goal: 'sale' }, wrong: [] });
  expect(read('minPrice=1&minPrice=2').filters.minPrice).toBe(1);
});

test('of too many values the first ones count', () => {
  expect(read(`type=${numbers(31)}`).filters.types).toEqual(numbers(30));
});

test('valid values of a list filter even if others are invalid', () => {
  expect(read('has=garden&has=pool')).toMatchObject({
    filters: { ...none, has: ['garden'] },
    wrong: [{ name: 'has' }],
  });
});

test('an area is closed automatically or by its first corner', () => {
  const triangle = [
    { lng: 3, lat: 50 },
    { lng: 4, lat: 50 },
    { lng: 4, lat: 51 },
  ];
  expect(read('within=3 50,4 50,4 51').filters.within).toEqual(triangle);
  expect(read('within=3 50,4 50,4 51,3 50').filters.within).toEqual(triangle);
});

test('the same filters have one address', () => {
  expect(writeFilters(read('has=garden&type=1&city=Ath|7800').filters).toString()).toBe(
    'type=1&city=Ath%7C7800&has=garden',
  );
});

const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined });
const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000);

test('written filters can be parsed', () => {
  const filters = fc.record(
    {
      goal: fc.constantFrom('sale', 'rent'),
      types: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 30 }),
      cities: fc.uniqueArray(fc.stringMatching(/^[a-zé,|0-9&=]{1,20}$/), { maxLength: 30 }),
      minPrice: amount,
      minBathrooms: fc.option(fc.nat(50), { nil: undefined }),
      minSurface: amount,
      freeBy: fc.constantFrom('2027-02-28', '2028-02-29'),
      days: fc.integer({ min: 1, max: 3650 }),
      energy: fc.shuffledSubarray([...ENERGY_LETTERS]),
      has: fc.shuffledSubarray([...FEATURES]),
      available: fc.boolean(),
      near: fc.record({ lat: degrees(90), lng: degrees(180), km: fc.integer({ min: 1, max: 200 }) }),
    },
    { requiredKeys: ['types', 'cities', 'energy', 'has', 'available'] },
  );
  fc.assert(
    fc.property(filters, (given) => {
      const { filters: again, wrong } = readFilters(writeFilters(given as ListingFilters));
      expect(wrong).toEqual([]);
      expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(given)));
    }),
  );
});

test('no address throws', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('type', 'within', 'near', 'bbox', 'city', 'ids'), fc.string())),
      (pairs) => {
        expect(() => readFilters(new URLSearchParams(pairs))).not.toThrow();
      },
    ),
  );
});
