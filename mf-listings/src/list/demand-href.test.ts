import { demandHref } from './demand-href.ts';

const filters = { types: [1], cities: ['Ath|7800'], energy: [], has: [], available: true, maxPrice: 300_000 };
const site = { routes: [{ original: '/demand-register/', paths: { nl: '/nl/ik-zoek/' } }] } as never;

test('the form starts with the filters of the list', () => {
  expect(demandHref(site, 'sale', filters, 'nl')).toBe('/nl/ik-zoek/?goal=sale&type=1&city=Ath%7C7800&maxPrice=300000');
});

test('a searched part of the map becomes an area, like a drawn one', () => {
  const bbox = { west: 3, south: 50, east: 4, north: 51 };
  const href = demandHref(site, 'rent', { ...filters, types: [], cities: [], maxPrice: undefined, bbox }, 'nl');
  expect(new URLSearchParams(href?.split('?')[1]).get('within')).toBe('3 50,4 50,4 51,3 51');
});

test('a list of homes by id has no link', () => {
  expect(demandHref(site, 'sale', { ...filters, ids: [1] }, 'nl')).toBeNull();
});

test('no link if the agency has no such page', () => {
  expect(demandHref({ routes: [] }, 'sale', filters, 'nl')).toBeNull();
});
