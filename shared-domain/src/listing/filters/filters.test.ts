import { readFilters } from '../listing-filters.ts';
import { FILTER_NAMES, FILTER_PARAMETERS, filterOf, filtersWith, NO_FILTERS, RANGES } from './filters.ts';

test('no two filters share a parameter, or the place of a chip, except the ends of a range', () => {
  expect(new Set(FILTER_PARAMETERS).size).toBe(FILTER_NAMES.length);
  const chips = FILTER_NAMES.flatMap((name) => {
    const { order, range } = filterOf(name);
    return order === undefined ? [] : [`${order} ${range ?? name}`];
  });
  expect(new Set(chips.map((chip) => chip.split(' ')[0])).size).toBe(new Set(chips).size);
});

test('filters are found by the fields of their row, in the order of addresses', () => {
  expect(filtersWith({ kind: 'list' })).toEqual(['types', 'cities', 'energy', 'has']);
  expect(filtersWith({ group: 'price' })).toEqual(['minPrice', 'maxPrice']);
});

test('a range has the two filters that say so, the minimum first', () => {
  for (const range of ['price', 'bedrooms', 'surface'] as const) expect(RANGES[range]).toEqual(filtersWith({ range }));
});

test('an address without parameters chooses nothing', () => {
  expect(readFilters(new URLSearchParams()).filters).toEqual(NO_FILTERS);
});
