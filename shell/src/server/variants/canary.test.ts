import { type Deployment, openStore, type Store } from '@facade/platform/registry';
import { createElement } from 'react';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** The section's only page in each version. */
const pageOf = (version: string) => ({
  page: {
    loader: async () => null,
    Component: () => createElement('h1', null, `Versie ${version}`),
    head: () => ({ title: version }),
  },
});

const deployment = (version: string, traffic: number, isDefault: boolean): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});
const deploy = (percent: number) => (store: Store) =>
  store.registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
    ...current,
    microFrontends: {
      'mf-consent': [deployment('1', 100, true)],
      'mf-listings': [deployment('1', 100 - percent, true), deployment('2', percent, false)],
    },
  }));

let site: TestServer;
beforeEach(() => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version } }) => {
    const entry = `/_sections/${section}/${version}/web/entry.js`;
    const modules: Record<string, unknown> = {
      'page-list': pageOf(version),
      'fragment-dialog': { fragment: { Component: () => null } },
      'fragment-trackers': { fragment: { Component: () => null } },
    };
    return {
      key: `${section}@${version}`,
      version,
      entry,
      leftToBrowser: false,
      expose: (name: string) => modules[name],
      files: () => [entry],
      integrity: () => ({ [entry]: 'sha384-x' }),
      address: () => ({ version, entry, files: {}, integrity: {} }),
      close: () => {},
    } as unknown as ReleaseHandle;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const VISITORS = Array.from({ length: 200 }, (_, index) => ({
  'x-forwarded-for': `203.0.113.${index}`,
  'user-agent': `Browser ${index % 3}`,
}));
const page = (headers: Record<string, string>) => site.server.inject({ url: '/nl/te-koop/', headers });
const releaseOf = async (headers: Record<string, string>) =>
  (await page(headers)).body.match(/data-section="mf-listings" data-release="(.)"/)?.[1] ?? '';

/** Two visitors, of whom only the second has the canary. */
async function twoVisitors() {
  const releases = await Promise.all(VISITORS.map(releaseOf));
  return [VISITORS[releases.indexOf('1')] ?? {}, VISITORS[releases.indexOf('2')] ?? {}] as const;
}

test('visitors get different releases, and each visitor always the same one, in page and pins', async () => {
  site = await startTestServer({ published: deploy(20) });
  const both = await twoVisitors();
  for (const [index, visitor] of both.entries()) {
    const version = String(index + 1);
    for (let again = 0; again < 3; again += 1) {
      const { body, headers } = await page(visitor);
      expect(body).toContain(`<h1>Versie ${version}</h1>`);
      expect(body).toContain(`"mf-listings":{"version":"${version}"`);
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    const answer = await site.server.inject({ url: '/_release/mf-listings', headers: visitor });
    expect(answer.json()).toMatchObject({ version });
  }
});

test('a browser may revalidate its page; a page of one visitor is not valid for another', async () => {
  site = await startTestServer({ published: deploy(20) });
  const [one, other] = await twoVisitors();
  const etag = String((await page(one)).headers.etag);
  expect((await page({ ...one, 'if-none-match': etag })).statusCode).toBe(304);
  expect((await page({ ...other, 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  [0, ['1']],
  [100, ['2']],
])('at %i %% all get the same, and caches may store it', async (percent, releases) => {
  site = await startTestServer({ published: deploy(percent) });
  expect([...new Set(await Promise.all(VISITORS.slice(0, 40).map(releaseOf)))]).toEqual(releases);
  expect((await page({})).headers['cache-control']).toBe(SHARED);
});

test('at 0 visitors return to the live release with their next page', async () => {
  site = await startTestServer({ published: deploy(20) });
  const [, visitor] = await twoVisitors();
  await deploy(0)(openStore({ data: site.data }));
  const end = Date.now() + 5000;
  while ((await releaseOf(visitor)) !== '1' && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await releaseOf(visitor)).toBe('1');
});

test('ignores an address that no trusted proxy set', async () => {
  site = await startTestServer({ published: deploy(50) });
  const far = (forwarded: string) =>
    site.server.inject({
      url: '/nl/te-koop/',
      remoteAddress: '198.51.100.7',
      headers: { 'x-forwarded-for': forwarded, 'user-agent': 'Browser' },
    });
  const bodies = await Promise.all(Array.from({ length: 20 }, (_, index) => far(`203.0.113.${index}`)));
  expect(new Set(bodies.map(({ body }) => body.match(/Versie ./)?.[0])).size).toBe(1);
});
