import type { Page } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import type { SectionLoader } from '../composition/loading/section-loader.ts';
import { createTexts } from '../composition/loading/texts.ts';
import nl from '../locales/nl.json';
import { createPageSource } from './page-source.ts';

const site = sampleSite('nl', {
  routes: [
    ...sampleSite().routes,
    { original: '/old/', paths: { nl: '/nl/oud/' }, type: 'page', label: '', parent: null, redirectTo: '/nl/contact/' },
  ],
});
const loader = jest.fn<Promise<unknown>, [{ url: URL }]>();
const page = { loader, head: ({ t }) => ({ title: t('title') }), Component: () => null } as Page;
const load = jest.fn(async (_section: string, expose: string) =>
  expose.startsWith('locale')
    ? { default: { title: 'Te koop' } }
    : { page, fragment: { loader, Component: () => null } },
);
const PATHS = {
  'mf-news': { article: { nl: '/nieuws/:slug/', fr: '/actualites/:slug/' } },
  'mf-owner': { inbox: { nl: '/agency/', fr: '/agency/' } },
};
const create = (analytics = site.analytics, first = '/nl/') =>
  createPageSource(
    { ...site, analytics },
    { load, versionOf: () => '1', paths: () => PATHS } as unknown as SectionLoader,
    createTexts('nl', { shell: nl }),
    { base: '', first },
  );
const url = (path: string) => new URL(path, location.origin);
const signal = new AbortController().signal;
const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  // Its clock cannot be faked, and what is waited for would outlive the document.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  loader.mockResolvedValue('data');
});
afterEach(() => jest.useRealTimers());

test('loads a page’s code, data and texts', async () => {
  const loaded = await create().load(url('/nl/te-koop/?page=2'), signal);
  expect(loaded).toMatchObject({ status: 200, href: '/nl/te-koop/?page=2', data: 'data', head: { title: 'Te koop' } });
});

test('loads a page that its section declares, with its parameters and other languages', async () => {
  const loaded = await create().load(url('/nl/nieuws/tuin/'), signal);
  expect(loader.mock.calls[0]).toMatchObject([{ route: { kind: 'mf-news/article', params: { slug: 'tuin' } } }]);
  expect(loaded).toMatchObject({
    view: { type: 'section', section: 'mf-news', page: 'article' },
    head: { title: 'Te koop', alternates: { nl: '/nl/nieuws/tuin/', fr: '/fr/actualites/tuin/' } },
  });
});

test.each([
  '/nl/nieuws/tuin',
  '/fr/actualites/tuin/',
  '/fr/a-vendre/',
  '/nl/nergens/',
  '/nl/oud/',
  'https://elsewhere.example/nl/te-koop/',
])('%s is left to the browser', (path) => {
  expect(create().load(url(path), signal)).toBeNull();
});

test('leaves pages of the staff area to the browser, and in it those of visitors: their header and footer differ', async () => {
  expect(create().load(url('/nl/agency/'), signal)).toBeNull();
  const staff = () => create(site.analytics, '/nl/agency/login/');
  expect(staff().load(url('/nl/te-koop/'), signal)).toBeNull();
  expect(await staff().load(url('/nl/agency/'), signal)).toMatchObject({ href: '/nl/agency/' });
});

test('leaves a personal page to the browser when the document has trackers', async () => {
  const tracked = { ...site.analytics, tagManagerId: 'GTM-1' };
  const withKey = url(`/nl/te-koop/?appointment=${'k'.repeat(65)}`);
  expect(create(tracked).load(withKey, signal)).toBeNull();
  expect(await create().load(withKey, signal)).toMatchObject({ status: 200 });
  const path = url('/nl/te-koop/');
  expect(await create(tracked).load(path, signal)).toMatchObject({ status: 200 });
  load.mockResolvedValueOnce({ page: { ...page, access: 'owner' } } as never);
  loader.mockClear();
  await expect(create(tracked).load(path, signal)).rejects.toThrow('as a new document');
  expect(loader).not.toHaveBeenCalled();
});

test('uses a prefetched page at once, for one navigation, within a minute', async () => {
  const source = create();
  source.prefetch(url('/nl/te-koop/'));
  source.prefetch(url('/nl/te-koop/'));
  await flush();
  const first = await source.load(url('/nl/te-koop/'), signal);
  expect(await source.load(url('/nl/te-koop/'), signal)).toBe(first);
  expect(loader).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_001);
  source.prefetch(url('/nl/te-koop/'));
  await flush();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(await source.load(url('/nl/te-koop/'), signal)).not.toBe(first);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('loads a prefetched page again after it was forgotten', async () => {
  const source = create();
  source.prefetch(url('/nl/te-koop/'));
  await flush();
  const first = await source.load(url('/nl/te-koop/'), signal);
  source.forget(url('/nl/te-koop/'));
  expect(await source.load(url('/nl/te-koop/'), signal)).not.toBe(first);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('prefetches two at once, in the order of the requests', async () => {
  const source = create();
  const finish: (() => void)[] = [];
  loader.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve('data'))));
  for (const number of [1, 2, 3]) source.prefetch(url(`/nl/te-koop/?page=${number}`));
  await flush();
  expect(loader).toHaveBeenCalledTimes(2);
  finish[0]?.();
  await flush();
  expect(loader.mock.calls.map(([{ url: asked }]) => asked.search)).toEqual(['?page=1', '?page=2', '?page=3']);
});

test('a page that the pointer reaches skips the queue', async () => {
  const source = create();
  loader.mockImplementation(() => new Promise(() => {}));
  for (const number of [1, 2, 3, 4]) source.prefetch(url(`/nl/te-koop/?page=${number}`));
  void source.ahead(url('/nl/te-koop/?page=4'));
  await flush();
  expect(loader.mock.calls.map(([{ url: asked }]) => asked.search)).toEqual(['?page=1', '?page=2', '?page=4']);
});

test('renders only prefetched pages ahead, and only those that can be shown', async () => {
  const source = create();
  expect(await source.ahead(url('/nl/te-koop/'))).toBeUndefined();
  source.prefetch(url('/nl/te-koop/'));
  const early = source.ahead(url('/nl/te-koop/'));
  await flush();
  expect(await early).toBe(await source.load(url('/nl/te-koop/'), signal));
  expect(loader).toHaveBeenCalledTimes(1);
});

test('does not keep a failed page', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const source = create();
  loader.mockRejectedValueOnce(new Error('broken'));
  source.prefetch(url('/nl/te-koop/'));
  await flush();
  expect(await source.load(url('/nl/te-koop/'), signal)).toMatchObject({ status: 200 });
  error.mockRestore();
});

test('keeps thirty pages at most and drops the oldest', async () => {
  const source = create();
  for (let number = 0; number <= 30; number += 1) {
    source.prefetch(url(`/nl/te-koop/?page=${number}`));
    await flush();
  }
  expect(loader).toHaveBeenCalledTimes(31);
  await source.load(url('/nl/te-koop/?page=30'), signal);
  expect(loader).toHaveBeenCalledTimes(31);
  await source.load(url('/nl/te-koop/?page=0'), signal);
  expect(loader).toHaveBeenCalledTimes(32);
});

test('an address that cannot be loaded here does not block others', async () => {
  const source = create();
  source.prefetch(url('/fr/a-vendre/'));
  source.prefetch(url('/nl/te-koop/'));
  await flush();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('loads the data of a fragment, or reports that it failed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const source = create();
  const request = { id: 'mf-listings/search-box' as const, props: {} };
  expect(await source.loadSlotOf('/nl/contact/', request)).toEqual({ data: 'data' });
  loader.mockRejectedValueOnce(new Error('broken'));
  expect(await source.loadSlotOf('/nl/contact/', request)).toEqual({ failed: true });
  expect(await source.loadSlotOf('/nl/nergens/', request)).toEqual({ failed: true });
  error.mockRestore();
});
