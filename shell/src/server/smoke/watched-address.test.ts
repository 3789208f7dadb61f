import { watchedAddress } from './watched-address.ts';

const address = new URL('https://a.be/nl/?page=2&q=x');

test('is the same address and records which parameters were read by name', () => {
  const { url, read } = watchedAddress(address);
  expect([url.href, url.pathname, `${new URL('/x', url)}`]).toEqual([address.href, '/nl/', 'https://a.be/x']);
  expect(url.searchParams.get('page')).toBe('2');
  expect([...read.names]).toEqual(['page']);
  expect([url.searchParams.has('sort'), url.searchParams.getAll('q')]).toEqual([false, ['x']]);
  expect([...read.names]).toEqual(['page', 'sort', 'q']);
  expect(read.isWhole).toBe(false);
});

test.each<[string, (url: URL) => unknown, unknown]>([
  ['search', (url) => url.search, '?page=2&q=x'],
  ['entries', (url) => [...url.searchParams.entries()].length, 2],
  ['keys', (url) => [...url.searchParams.keys()], ['page', 'q']],
  ['spreading', (url) => [...url.searchParams].length, 2],
  ['an object of them', (url) => Object.fromEntries(url.searchParams), { page: '2', q: 'x' }],
  ['a copy', (url) => `${new URLSearchParams(url.searchParams)}`, 'page=2&q=x'],
  ['their text', (url) => `${url.searchParams}`, 'page=2&q=x'],
  ['size', (url) => url.searchParams.size, 2],
])('%s reads the query as a whole', (_what, take, value) => {
  const { url, read } = watchedAddress(address);
  expect(take(url)).toEqual(value);
  expect(read.isWhole).toBe(true);
});
