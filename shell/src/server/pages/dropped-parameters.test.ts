import { withDropped } from './dropped-parameters.ts';

const route = { kind: 'project', language: 'nl' as const, original: '/project/79/', params: { id: '79' } };
const dropped = (to: string, asked: string, read: string) =>
  withDropped(to, new URL(asked, 'https://a.be'), new URL(read, 'https://a.be'), route);

test.each([
  ['/nl/b/', '/nl/a/', '/nl/a/', '/nl/b/'],
  ['/nl/b/', '/nl/a/?utm_source=x%20y&fbclid=z', '/nl/a/', '/nl/b/?utm_source=x%20y&fbclid=z'],
  ['/nl/b/?page=2', '/nl/a/?page=9&utm_source=x', '/nl/a/?page=9', '/nl/b/?page=2&utm_source=x'],
  ['/nl/b/#c', '/nl/a/?gclid=1', '/nl/a/', '/nl/b/?gclid=1#c'],
  // It has become a part of the path.
  ['/nl/project/ath/x/79/', '/nl/project/?id=79&gclid=1', '/nl/project/', '/nl/project/ath/x/79/?gclid=1'],
  ['https://b.be/', '/nl/a/?gclid=1', '/nl/a/', 'https://b.be/'],
])('to %s from %s', (to, asked, read, expected) => {
  expect(dropped(to, asked, read)).toBe(expected);
});
