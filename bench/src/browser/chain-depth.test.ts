import { chainDepth } from './chain-depth.ts';

const page = { url: '/' };

test('a document alone is 1 deep', () => {
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([])).toBe(1);
});

test('everything that the document itself names is 2 deep, in any number', () => {
  const scripts = ['/boot.js', '/react.js', '/list.js'].map((url) => ({ url, cause: '/' }));
  expect(chainDepth([page, ...scripts])).toBe(2);
});

test('a script requested only by another script makes the chain longer', () => {
  const requests = [
    page,
    { url: '/boot.js', cause: '/' },
    { url: '/entry.js', cause: '/boot.js' },
    { url: '/expose.js', cause: '/entry.js' },
    { url: '/other.js', cause: '/' },
  ];
  expect(chainDepth(requests)).toBe(4);
});

test('the first request for a file counts: a hint shortens the chain', () => {
  const hinted = [page, { url: '/a.js', cause: '/' }, { url: '/b.js', cause: '/' }, { url: '/b.js', cause: '/a.js' }];
  expect(chainDepth(hinted)).toBe(2);
});

test('cyclic or unknown causes do not hang', () => {
  expect(
    chainDepth([
      { url: '/a', cause: '/b' },
      { url: '/b', cause: '/a' },
    ]),
  ).toBe(3);
  expect(chainDepth([page, { url: '/a', cause: 'blob:1' }])).toBe(2);
});
