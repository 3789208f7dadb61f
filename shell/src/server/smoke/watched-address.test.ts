import { watchedAddress } from './watched-address.ts';

test('it is the same address, and says what was read of it', () => {
  const { url, read } = watchedAddress(new URL('https://a.be/nl/?page=2&q=x'));
  expect(url.href).toBe('https://a.be/nl/?page=2&q=x');
  expect(url.searchParams.get('page')).toBe('2');
  expect([...read]).toEqual(['page']);
  expect([url.searchParams.has('sort'), url.searchParams.getAll('q')]).toEqual([false, ['x']]);
  expect([...read]).toEqual(['page', 'sort', 'q']);
});
