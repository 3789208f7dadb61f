import { sampleSite } from '@facade/section-kit/testing';
import { checkPaths } from './check-paths.ts';

const { routes } = sampleSite();
const other = (paths: Record<string, Record<string, string>>) => [
  { section: 'mf-blog', version: '1.0.0', contract: { paths } as never },
];
const refusals = (pattern: string, theirs = {}) =>
  checkPaths({ paths: { article: { nl: pattern } } }, other(theirs), routes);

test.each([
  ['/nieuws/:slug/', {}],
  ['/nieuws/:slug/', { post: { nl: '/blog/:slug/', fr: '/nieuws/:slug/' } }],
  ['/nieuws/:slug/', { post: { nl: '/nieuws/' } }],
  ['/te-koop/:slug/nieuws/', {}],
])('%s beside %j is free', (pattern, theirs) => {
  expect(refusals(pattern, theirs)).toEqual([]);
});

test('a section without addresses, and releases older than addresses', () => {
  expect(checkPaths({}, [{ section: 'mf-old', version: '1.0.0', contract: null }], routes)).toEqual([]);
});

const MINE = (pattern: string) => `the path "${pattern}" (nl) of the page "article" is taken: `;

test.each([
  ['/nieuws/:slug/', '/nieuws/:id/'],
  ['/nieuws/:slug/', '/nieuws/archief/'],
  ['/nieuws/archief/', '/nieuws/:slug/'],
  ['/nieuws/:slug?/', '/nieuws/'],
])('%s and %s of another section match the same addresses', (pattern, theirs) => {
  expect(refusals(pattern, { post: { nl: theirs } })).toEqual([
    `${MINE(pattern)}mf-blog 1.0.0 shows its page "post" at "${theirs}"`,
  ]);
});

test.each([
  ['/contact/:slug?/', 'it matches /nl/contact/, a page of the agency'],
  ['/for-sale/', 'it matches /nl/for-sale/, a page of the agency'],
  ['/te-koop/:slug/', 'it matches /nl/te-koop/1/, an address of kind property'],
  ['/te-koop/:city/:slug/', 'it matches /nl/te-koop/a/1/, an address of kind property'],
  ['/project/:slug/', 'it matches /nl/project/1/, an address of kind project'],
])('%s is taken: %s', (pattern, why) => {
  expect(refusals(pattern)).toEqual([MINE(pattern) + why]);
});
