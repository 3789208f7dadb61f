import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { Goal } from '@facade/shared-domain/model';
import { keepsMore, withNamed } from './open-list.ts';

const read = (query: string) => readFilters(new URLSearchParams(query)).filters;

test.each([
  ['type=1&maxPrice=300000', 'city=Ath|7800', 'sale', 'type=1&city=Ath|7800&maxPrice=300000'],
  ['city=Silly|7830&minBedrooms=2', 'city=Ath|7800', 'sale', 'city=Ath|7800&minBedrooms=2'],
  ['near=50.63,3.778,10&has=lift', 'city=Ath|7800', 'sale', 'city=Ath|7800&has=lift'],
  ['bbox=3,50,4,51&type=1', 'city=Ath|7800', 'sale', 'type=1&city=Ath|7800'],
  ['type=1&type=9&city=Ath|7800', 'type=12', 'sale', 'type=12&city=Ath|7800'],
  ['minPrice=300000', 'maxPrice=200000', 'sale', 'maxPrice=200000'],
  ['has=garage', 'has=garden', 'sale', 'has=garage&has=garden'],
  ['type=1&maxPrice=300000&minBedrooms=3', 'city=Ath|7800', 'rent', 'type=1&city=Ath|7800&minBedrooms=3'],
  ['ids=7,8', 'city=Ath|7800', 'sale', 'city=Ath|7800'],
])('of %s, %s for %s keeps %s', (open, named, goal, expected) => {
  const filters = withNamed({ goal: 'sale', filters: read(open) }, read(named), goal as Goal);
  expect(decodeURIComponent(writeFilters(filters).toString())).toBe(expected);
});

test('detects whether other filters are kept', () => {
  const named = read('city=Ath|7800');
  expect(keepsMore(read('city=Ath|7800&maxPrice=300000'), named)).toBe(true);
  expect(keepsMore(named, named)).toBe(false);
});
