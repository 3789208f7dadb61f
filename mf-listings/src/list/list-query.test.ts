import { MAX_PAGE, queryHref, withWrong } from './list-query.ts';
import { readListQuery, shownWrong } from './read-list-query.ts';

const read = (query: string) => readListQuery(new URLSearchParams(query));

const WHOLE =
  'type=1&type=12&city=Ath%7C7800&city=Braine-l%27Alleud%7C1420&minPrice=150000&maxPrice=250000&minBedrooms=3&minSurface=100' +
  '&minLand=500&energy=a&energy=b&has=garden&has=lift&available=1&project=79&ids=7,8&bbox=3.5,50.5,4.1,50.8' +
  '&within=3.7+50.6,3.8+50.6,3.8+50.7&near=50.63,3.78,5&q=huis&sort=-price&page=3&view=map';

test('every parameter is parsed, and written back unchanged', () => {
  const { query, wrong } = read(WHOLE);
  expect(wrong).toEqual([]);
  expect(query).toMatchObject({ sort: '-price', page: 3, view: 'map' });
  expect(query.filters.words).toBe('huis');
  expect(queryHref('/nl/te-koop/', query)).toBe(`/nl/te-koop/?${WHOLE}`);
});

test('empty parameters, as a form sends them, count as absent', () => {
  const { query, wrong } = read('type=&city=&minPrice=&sort=&page=&q=&view=&near=');
  expect(wrong).toEqual([]);
  expect(queryHref('/', query)).toBe('/');
});

test.each(['0', '00', '-1', '1.5', '1e3', '0x10', 'last', 'Infinity'])(
  'page "%s" is invalid: the first page, with a notice',
  (page) => {
    const { query, wrong } = read(`page=${page}`);
    expect(query.page).toBe(1);
    expect(wrong).toEqual([{ name: 'page', values: [page], reason: { kind: 'whole', least: 1, most: MAX_PAGE } }]);
  },
);

test.each(['835', '999999', '9'.repeat(400), '9999999999…'])('page "%s" is after the last page', (page) => {
  const { query, wrong } = read(`page=${page}`);
  expect(query.page).toBeGreaterThan(MAX_PAGE);
  expect(wrong).toEqual([]);
});

test('rejected values are reported as written, with the valid ones', () => {
  const long = 'x'.repeat(10_000);
  const { query, wrong } = read(`type=1,<script>&minPrice=-5&sort=colour&city=${long}&q=${long}`);
  expect(wrong.map(({ name, values, reason }) => [name, values, reason?.kind])).toEqual([
    ['type', ['<script>'], 'whole'],
    ['city', [long], 'long'],
    ['minPrice', ['-5'], 'whole'],
    ['q', [long], 'long'],
    ['sort', ['colour'], 'oneOf'],
  ]);
  expect(queryHref('/', query)).toBe('/?type=1');
});

test.each(['energy=a&energy=h&energy=b', 'has=garden,pool', 'type=1&type=castle'])(
  'for %s only the invalid value is reported',
  (text) => {
    const [wrong] = read(text).wrong;
    expect(wrong?.values).toHaveLength(1);
    expect(['h', 'pool', 'castle']).toContain(wrong?.values[0]);
  },
);

test.each([
  ['minBedrooms=2&minBedrooms=3', 'minBedrooms', '3'],
  ['page=2&page=3', 'page', '3'],
  ['sort=price&sort=-price', 'sort', '-price'],
  ['q=a&q=b', 'q', 'b'],
])('%s: the first counts, and it is said', (text, name, value) => {
  expect(read(text).wrong).toEqual([{ name, values: [value], reason: { kind: 'repeated' } }]);
});

test.each(['%00', 'a%E2%80%AEb', '%01'])('%s is not a valid search text', (text) => {
  const { query, wrong } = read(`q=${text}x`);
  expect(query.filters.words).toBeUndefined();
  expect(wrong).toMatchObject([{ name: 'q', reason: { kind: 'unreadable' } }]);
});

test('a notice shows a few values, truncated and without invisible characters', () => {
  const [one, other] = [`${'x'.repeat(101)}`, `a%E2%80%AE${'y'.repeat(101)}`];
  const wrong = read(`city=${one}&city=${other}`).wrong.map(shownWrong);
  expect(wrong.map(({ values }) => values)).toEqual([[`a\ufffd${'y'.repeat(58)}…`], [`${'x'.repeat(60)}…`]]);
  expect(shownWrong({ name: 'type', values: ['1', '2', '3', '4'] }).values).toEqual(['1', '2', '3', '…']);
});

test('a link to another page keeps the rejected values', () => {
  const { query, wrong } = read('type=1,castle&minBedrooms=2&minBedrooms=3&page=9&has=pool');
  const href = withWrong(queryHref('/nl/te-koop/', { ...query, page: 3 }), wrong);
  expect(href).toBe('/nl/te-koop/?type=1&minBedrooms=2&page=3&type=castle&minBedrooms=3&has=pool');
  const again = read(href.split('?')[1] ?? '');
  expect(again.wrong).toEqual(wrong);
  expect(withWrong(href, again.wrong)).toBe(href);
  expect(withWrong('/nl/te-koop/', [])).toBe('/nl/te-koop/');
});
