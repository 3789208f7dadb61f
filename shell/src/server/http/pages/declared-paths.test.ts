import { notFound, type Page } from '@facade/section-kit';
import { createElement } from 'react';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const page: Page<string> = {
  loader: async ({ route, url }) => {
    if (route.params.slug === 'weg') throw notFound('article');
    return `${route.kind} ${route.params.slug} ${url.search}`;
  },
  Component: ({ data }) => createElement('h1', null, data),
  head: () => ({ title: 'Nieuws' }),
};
const news = {
  'mf-news': {
    'page-article': { page },
    paths: { article: { nl: '/nieuws/:slug/', fr: '/actualites/:slug/' } },
    parameters: { article: { print: 1 } },
    fragmentParameters: { teaser: { home: 10 } },
    heights: { teaser: '300px' },
  },
};
const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('serves a page at the address that its section declares, in each of its languages', async () => {
  site = await startTestServer({ modules: news });
  const answer = await get('/nl/nieuws/tuin/?print=1&utm_source=x');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<h1>mf-news/article tuin ?print=1</h1>');
  expect(answer.body).toContain('<a href="/fr/actualites/tuin/?print=1" hrefLang="fr"');
  // A language that the page does not have.
  expect(answer.body).toContain('<a href="/en/" hrefLang="en"');
  expect(answer.body).toContain('"paths":{"article":{"nl":"/nieuws/:slug/","fr":"/actualites/:slug/"}}');
  expect(answer.body).toContain('"fragmentParameters":{"teaser":{"home":10}}');
  expect(answer.body).toContain('"heights":{"teaser":"300px"}');
  expect((await get('/fr/actualites/tuin/')).body).toContain('<h1>mf-news/article tuin </h1>');
});

test.each<[string, Record<string, string>, number, string]>([
  ['/nl/nieuws/tuin', {}, 301, '/nl/nieuws/tuin/'],
  ['/fr/nieuws/tuin/?print=1&utm_source=x', {}, 301, '/fr/actualites/tuin/?print=1&utm_source=x'],
  ['/nieuws/tuin/', { 'accept-language': 'fr' }, 302, '/fr/actualites/tuin/'],
])('%s redirects to the canonical address', async (path, headers, status, location) => {
  site = await startTestServer({ modules: news });
  const answer = await get(path, headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test('is not found before its section is live, after it is retired, and where its loader reports it missing', async () => {
  site = await startTestServer();
  const statusAt = async (path: string) => (await get(path)).statusCode;
  expect(await statusAt('/nl/nieuws/tuin/')).toBe(404);
  site.sections.deploy(news);
  expect(await statusAt('/nl/nieuws/tuin/')).toBe(200);
  expect(await statusAt('/nl/nieuws/weg/')).toBe(404);
  expect(await statusAt('/en/nieuws/tuin/')).toBe(404);
  site.sections.deploy({});
  expect(await statusAt('/nl/nieuws/tuin/')).toBe(404);
});
