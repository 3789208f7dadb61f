import { sampleSite } from '@facade/section-kit/testing';
import type { Language } from '@facade/shared-domain/model';
import { type SectionPaths, sectionPathsOf } from './section-loader.ts';
import { matchSectionPath, routeOf } from './section-paths.ts';

const PATHS: SectionPaths = {
  'mf-news': {
    article: { nl: '/nieuws/:slug/', fr: '/actualites/:slug/', de: '/neues/:slug/' },
    archive: { nl: '/nieuws/archief/:year?/', fr: '/actualités/archives/:year?/' },
  },
};
const match = (path: string, language: Language = 'nl', paths = PATHS) =>
  matchSectionPath(new URL(path, 'https://example.be'), sampleSite(language), paths);
const found = (path: string, language?: Language) => {
  const { route, path: canonical, status } = match(path, language) ?? {};
  return route ? [route.kind, route.params, canonical, status] : null;
};

test.each<[string, Language, ReturnType<typeof found>]>([
  ['/nl/nieuws/tuin/', 'nl', ['mf-news/article', { slug: 'tuin' }, '/nl/nieuws/tuin/', 301]],
  ['/nl//nieuws/tuin', 'nl', ['mf-news/article', { slug: 'tuin' }, '/nl/nieuws/tuin/', 301]],
  ['/NL/Nieuws/Tuin/', 'nl', ['mf-news/article', { slug: 'Tuin' }, '/nl/nieuws/Tuin/', 301]],
  ['/nieuws/tuin/', 'nl', ['mf-news/article', { slug: 'tuin' }, '/nl/nieuws/tuin/', 302]],
  ['/nieuws/tuin/', 'fr', ['mf-news/article', { slug: 'tuin' }, '/fr/actualites/tuin/', 302]],
  ['/fr/nieuws/tuin/', 'fr', ['mf-news/article', { slug: 'tuin' }, '/fr/actualites/tuin/', 301]],
  ['/nl/nieuws/a%20%C3%A9%2Fb/', 'nl', ['mf-news/article', { slug: 'a é/b' }, '/nl/nieuws/a%20%C3%A9%2Fb/', 301]],
  // The fixed pattern is more specific, in any order of declaration.
  ['/nl/nieuws/archief/', 'nl', ['mf-news/archive', {}, '/nl/nieuws/archief/', 301]],
  ['/nl/nieuws/archief/2024/', 'nl', ['mf-news/archive', { year: '2024' }, '/nl/nieuws/archief/2024/', 301]],
  ['/fr/actualit%C3%A9s/archives/', 'fr', ['mf-news/archive', {}, '/fr/actualit%C3%A9s/archives/', 301]],
])('%s in %s', (path, language, expected) => {
  expect(found(path, language)).toEqual(expected);
});

test.each<[string, Language]>([
  ['/nl/nieuws/', 'nl'],
  ['/nl/nieuws/tuin/huis/', 'nl'],
  // A language other than that of the settings, a language without such a page, and a path that cannot be decoded.
  ['/fr/nieuws/tuin/', 'nl'],
  ['/en/nieuws/tuin/', 'en'],
  ['/nl/nieuws/%E0%A4%A/', 'nl'],
])('%s in %s is not found', (path, language) => {
  expect(found(path, language)).toBeNull();
});

test('finds the same page in the languages of the site', () => {
  expect(match('/nl/nieuws/tuin/')?.route).toEqual({
    kind: 'mf-news/article',
    language: 'nl',
    original: '/nieuws/tuin/',
    params: { slug: 'tuin' },
    alternates: { nl: '/nl/nieuws/tuin/', fr: '/fr/actualites/tuin/' },
  });
});

test('the agency comes first, then sections by name; a browser follows only canonical paths', () => {
  const sections = {
    paths: () =>
      sectionPathsOf([
        ['mf-b', lists],
        ['mf-a', lists],
        ['mf-c', {}],
      ]),
  };
  const lists = { paths: { one: { nl: '/te-koop/', fr: '/a-vendre/' }, two: { nl: '/x/:y/' } } } as const;
  const kindAt = (path: string) => routeOf(new URL(path, 'https://example.be'), sampleSite(), sections)?.kind;
  expect(['/nl/te-koop/', '/nl/x/1/', '/nl/x/1', '/nl/z/'].map(kindAt)).toEqual([
    'sale-list',
    'mf-a/two',
    undefined,
    undefined,
  ]);
});
