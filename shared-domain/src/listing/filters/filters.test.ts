import { readFilters } from '../listing-filters.ts';
import { FILTER_NAMES, FILTER_PARAMETERS, filterOf, filtersWith, NO_FILTERS } from './filters.ts';

test('no two filters share a parameter, or the place of a chip, except the ends of a range', () => {
  expect(new Set(FILTER_PARAMETERS).size).toBe(FILTER_NAMES.length);
  const chips = FILTER_NAMES.flatMap((name) => {
    const { order, kind, group } = filterOf(name);
    return order === undefined ? [] : [`${order} ${kind === 'range' ? group : name}`];
  });
  expect(new Set(chips.map((chip) => chip.split(' ')[0])).size).toBe(new Set(chips).size);
});

test('filters are found by the fields of their row, in the order of addresses', () => {
  expect(filtersWith({ kind: 'list' })).toEqual(['types', 'cities', 'energy', 'has']);
  expect(filtersWith({ kind: 'range', group: 'price' })).toEqual(['minPrice', 'maxPrice']);
});

test('an address without parameters chooses nothing', () => {
  expect(readFilters(new URLSearchParams()).filters).toEqual(NO_FILTERS);
});
