import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { anywhere, areaOf, inPlace, isOnMap, searchedPart, viewOf } from './search-place.ts';

const filtersOf = (query: string) => readFilters(new URLSearchParams(query)).filters;
const asked = filtersOf('city=Ath|7800&type=1&near=50.63,3.78,5&bbox=3.5,50.5,4,50.8');
const within = [
  { lng: 3.7, lat: 50.6 },
  { lng: 3.8, lat: 50.6 },
  { lng: 3.8, lat: 50.7 },
];

test('an area replaces towns, circle and part of the map, and no other filter', () => {
  expect(inPlace(asked, { within })).toEqual({ ...filtersOf('type=1'), within });
});

test('a circle does the same', () => {
  const near = { lat: 50.7, lng: 3.8, km: 10 };
  expect(inPlace({ ...asked, within }, { near })).toEqual({ ...filtersOf('type=1'), near });
});

test('a part of the map does the same', () => {
  const bbox = { west: 3.6, south: 50.5, east: 3.9, north: 50.7 };
  expect(inPlace({ ...asked, within }, { bbox })).toEqual({ ...filtersOf('type=1'), bbox });
});

test('can be removed without the other filters', () => {
  expect(anywhere({ ...asked, within })).toEqual(filtersOf('city=Ath|7800&type=1'));
  expect([isOnMap({ within }), isOnMap(asked), isOnMap(filtersOf('city=Ath|7800'))]).toEqual([true, true, false]);
});

test('is drawn on the map: an area as a closed ring, a circle by its radius, a town not at all', () => {
  const ring = [
    [3.7, 50.6],
    [3.8, 50.6],
    [3.8, 50.7],
    [3.7, 50.6],
  ];
  expect(areaOf({ within })).toEqual({ parts: [[ring]] });
  expect(areaOf(filtersOf('near=50.63,3.78,5'))).toEqual({ center: [3.78, 50.63], metres: 5000 });
  expect(areaOf(filtersOf('bbox=3.5,50.5,4,50.8'))).toMatchObject({ parts: [[{ length: 5 }]], bare: true });
  expect(areaOf(filtersOf('city=Ath|7800'))).toBeNull();
});

test('is shown completely', () => {
  expect(viewOf({ within })).toEqual({ box: [3.7, 50.6, 3.8, 50.7] });
  expect(viewOf(filtersOf('bbox=3.5,50.5,4,50.8'))).toEqual({ box: [3.5, 50.5, 4, 50.8], tight: true });
  const around = viewOf(filtersOf('near=50.63,3.78,5'));
  const [west = 0, south = 0, east = 0, north = 0] = around && 'box' in around ? around.box : [];
  expect([(west + east) / 2, (south + north) / 2].map((degrees) => degrees.toFixed(5))).toEqual([
    '3.78000',
    '50.63000',
  ]);
  expect(north - south).toBeCloseTo(10 / 111.2, 5);
  expect(east - west).toBeGreaterThan(north - south);
  expect(viewOf({})).toBeNull();
});

test('only the searched part of the visible map has homes', () => {
  const part = searchedPart([3.6, 50.4, 4.2, 50.7], filtersOf('bbox=3.5,50.5,4,50.8'));
  expect(part).toEqual({ west: 3.6, south: 50.5, east: 4, north: 50.7 });
  expect(searchedPart([4.1, 50.4, 4.2, 50.7], filtersOf('bbox=3.5,50.5,4,50.8'))).toBeNull();
  expect(searchedPart([3.6, 50.4, 4.2, 50.7], {})).toEqual({ west: 3.6, south: 50.4, east: 4.2, north: 50.7 });
});
