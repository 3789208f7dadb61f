import { listHref, queryHref } from './list-query.ts';
import { readListQuery } from './read-list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

const WHOLE =
  'type=1&type=12&city=Ath%7C7800&city=Braine-l%27Alleud%7C1420&minPrice=150000&maxPrice=250000&minBedrooms=3&minSurface=100' +
  '&minLand=500&energy=a&energy=b&has=garden&has=lift&available=1&project=79&ids=7,8&bbox=3.5,50.5,4.1,50.8' +
  '&within=3.7+50.6,3.8+50.6,3.8+50.7&near=50.63,3.78,5&q=huis&sort=-price&page=3&view=map';

test('every parameter is read, and written back as it was', () => {
  const { query, wrong } = read(WHOLE);
  expect(wrong).toEqual([]);
  expect(query).toMatchObject({ sort: '-price', page: 3, q: 'huis', view: 'map' });
  expect(queryHref('/nl/te-koop/', query)).toBe(`/nl/te-koop/?${WHOLE}`);
});

test('empty parameters, as a form sends them, count as absent', () => {
  const { query, wrong } = read('type=&city=&minPrice=&sort=&page=&q=&view=&near=');
  expect(wrong).toEqual([]);
  expect(queryHref('/', query)).toBe('/');
});

test.each(['0', '-1', '1.5', 'last', 'Infinity', '835', '999999'])(
  'page "%s" is none: the first, and it is said',
  (page) => {
    const { query, wrong } = read(`page=${page}`);
    expect(query.page).toBe(1);
    expect(wrong).toEqual([{ name: 'page', value: page }]);
  },
);

test('what is not understood is named once, with the beginning of what it said', () => {
  const { query, wrong } = read(`type=<script>&minPrice=-5&sort=colour&city=${'x'.repeat(10_000)}`);
  expect(wrong).toEqual([
    { name: 'type', value: '<script>' },
    { name: 'city', value: 'x'.repeat(60) },
    { name: 'minPrice', value: '-5' },
    { name: 'sort', value: 'colour' },
  ]);
  expect(queryHref('/', query)).toBe('/');
});

test('links from elsewhere leave out what has its default', () => {
  expect(listHref('/nl/te-koop/', { city: '', type: '', sort: '-date', q: '', ids: [] })).toBe('/nl/te-koop/');
  expect(listHref('/nl/te-koop/', { city: 'Ath|7800', type: '1' })).toBe('/nl/te-koop/?type=1&city=Ath%7C7800');
  expect(listHref('/nl/te-koop/', { ids: [4, 5] })).toBe('/nl/te-koop/?ids=4,5');
});
