import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { activeFilters, isInBar } from './listed-filters.ts';

const besideBar = (query: string) => {
  const { filters } = readFilters(new URLSearchParams(query));
  return activeFilters(filters)
    .filter((filter) => !isInBar(filters, filter))
    .map(({ name, value }) => value || name);
};

test('one type, town, price and number of bedrooms are said by the filter bar alone', () => {
  expect(besideBar('type=1&city=ath|*&minPrice=1&maxPrice=2&minBedrooms=3')).toEqual([]);
  expect(besideBar('near=50.63,3.778,5')).toEqual([]);
});

test('what the bar only counts, or does not have, is said beside it', () => {
  expect(besideBar('type=1,12&city=Ath|7800')).toEqual(['1', '12']);
  expect(besideBar('minPrice=1&energy=a&has=lift&available=1&q=hoeve&within=3 50,4 50,4 51')).toEqual([
    'words',
    'within',
    'a',
    'lift',
    'available',
  ]);
});
