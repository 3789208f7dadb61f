import { ApiError, notFound, type Page, redirectTo, type SlotRequest } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import nl from '../../locales/nl.json';
import { type LoadContext, loadPage, loadSlots } from './load-page.ts';
import { matchRoute } from './match-route.ts';
import { createTexts, translatorOf } from './texts.ts';

const site = sampleSite();
const texts = createTexts('nl', { shell: nl });
const report = jest.fn();
beforeEach(() => report.mockClear());

const BOX: SlotRequest = { id: 'mf-listings/search-box', props: {} };
/** Fragments of every page. */
const COMMON = { 'mf-consent/dialog {}': { data: undefined }, 'mf-consent/trackers {}': { data: undefined } };

function contextOf(modules: Record<string, unknown>, changes: Partial<LoadContext> = {}): LoadContext {
  return {
    site,
    language: 'nl',
    api: { get: async () => undefined as never },
    sections: {
      load: async <Module>(section: string, expose: string) => {
        const module = modules[`${section}/${expose}`];
        if (!module) throw new Error(`${section} is down`);
        return module as Module;
      },
      versionOf: () => '1',
    },
    signal: new AbortController().signal,
    translate: async (namespace) => translatorOf(texts, namespace),
    report,
    ...changes,
  };
}
const listPage = (changes: Partial<Page<unknown>> = {}) => ({
  'mf-listings/page-list': {
    page: { loader: async () => 'data', head: () => ({ title: 'Te koop' }), Component: () => null, ...changes },
  },
});
const open = (path: string, context: LoadContext) => {
  const url = new URL(path, 'https://example.be');
  return loadPage(url, matchRoute(url, site), context);
};
const failing = (reason: unknown) =>
  contextOf(
    listPage({
      loader: async () => {
        throw reason;
      },
    }),
  );

test('a page can state that its content no longer exists', async () => {
  const gone = listPage({ head: () => ({ title: 'Verdwenen', status: 410, noindex: true }) });
  expect(await open('/nl/te-koop/', contextOf(gone))).toMatchObject({ status: 410, data: 'data' });
});

test('loads code and data of a page', async () => {
  expect(await open('/nl/te-koop/?page=2', contextOf(listPage()))).toEqual({
    href: '/nl/te-koop/?page=2',
    status: 200,
    view: { type: 'section', section: 'mf-listings', page: 'list' },
    data: 'data',
    head: { title: 'Te koop' },
    slots: {},
  });
});

test.each([
  ['an unknown address', '/nl/nergens/', contextOf({}), 404, { type: 'not-found', reason: 'page' }],
  [
    'content that the loader does not find',
    '/nl/te-koop/',
    failing(notFound('project')),
    404,
    { type: 'not-found', reason: 'project' },
  ],
  [
    'content that the api does not know',
    '/nl/te-koop/',
    failing(new ApiError(404, '')),
    404,
    { type: 'not-found', reason: 'page' },
  ],
  [
    'a request that the api rejects as invalid',
    '/nl/te-koop/',
    failing(new ApiError(400, '')),
    404,
    { type: 'not-found', reason: 'page' },
  ],
  ['an api that fails', '/nl/te-koop/', failing(new ApiError(500, '')), 503, { type: 'later' }],
  ['an unreachable api', '/nl/te-koop/', failing(new ApiError(0, '')), 503, { type: 'later' }],
  ['a section that is missing', '/nl/te-koop/', contextOf({}), 503, { type: 'unavailable', section: 'mf-listings' }],
  [
    'a section that throws',
    '/nl/te-koop/',
    failing(new TypeError('x')),
    503,
    { type: 'unavailable', section: 'mf-listings' },
  ],
])('%s gives the matching message page', async (_what, path, context, status, view) => {
  const page = await open(path, context);
  expect(page).toMatchObject({ status, view, data: null, slots: {} });
  expect(page.head).toEqual({ title: expect.stringMatching(/ \| Testkantoor$/), noindex: true });
});

test("a failure of the shell's own page is not attributed to a section", async () => {
  const api = { get: () => Promise.reject(new TypeError('x')) };
  expect(await open('/nl/contact/', contextOf({}, { api }))).toMatchObject({ status: 503, view: { type: 'error' } });
});

test('leaves redirects and required logins to the caller', async () => {
  await expect(open('/nl/te-koop/', failing(redirectTo('/nl/x/')))).rejects.toEqual(redirectTo('/nl/x/'));
  await expect(open('/nl/te-koop/', failing(new ApiError(401, '')))).rejects.toMatchObject({ status: 401 });
});

test('a hanging loader gives the notice after the timeout, and nothing if the visitor has left', async () => {
  const hangs = listPage({ loader: () => new Promise(() => {}) });
  const timed = contextOf(hangs, { signal: AbortSignal.timeout(30) });
  expect(await open('/nl/te-koop/', timed)).toMatchObject({ status: 503, view: { type: 'unavailable' } });
  const controller = new AbortController();
  const outcome = open('/nl/te-koop/', contextOf(hangs, { signal: controller.signal }));
  controller.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});

describe('fragments', () => {
  const fragments = (box: unknown) => ({
    ...listPage({ slots: () => [BOX] }),
    'mf-listings/fragment-search-box': { fragment: box },
    'mf-consent/fragment-dialog': { fragment: { Component: () => null } },
    'mf-consent/fragment-trackers': { fragment: { Component: () => null } },
  });
  async function slotsOf(context: LoadContext) {
    const url = new URL('https://example.be/nl/te-koop/');
    const route = matchRoute(url, site);
    const page = await loadPage(url, route, context);
    if (route) await loadSlots(page, route, url, context);
    return page.slots;
  }

  test('the page lists its fragments; the shell adds its own', async () => {
    const loader = async ({ props }: { props: object }) => ({ props });
    expect(await slotsOf(contextOf(fragments({ loader })))).toEqual({
      'mf-listings/search-box {}': { data: { props: {} } },
      ...COMMON,
    });
  });

  test.each([
    ['fails', async () => Promise.reject(new Error('no')), { cause: 'error', reason: 'no' }],
    ['hangs', () => new Promise(() => {}), { cause: 'timeout' }],
    ['gets no data', async () => Promise.reject(new ApiError(0, 'away')), { cause: 'api', reason: 'away' }],
  ])('one that %s fails alone', async (_what, loader, failure) => {
    const context = contextOf(fragments({ loader }), { signal: AbortSignal.timeout(50) });
    expect(await slotsOf(context)).toEqual({
      'mf-listings/search-box {}': { failed: true },
      ...COMMON,
    });
    const place = { section: 'mf-listings', release: '1', expose: 'fragment-search-box' };
    expect(report.mock.calls).toEqual([[expect.objectContaining({ ...place, ...failure })]]);
  });

  test('a page that cannot list its fragments has those of the shell', async () => {
    const slots = () => {
      throw new Error('no');
    };
    expect(await slotsOf(contextOf({ ...fragments({}), ...listPage({ slots }) }))).toEqual(COMMON);
  });
});

test('a page of type "section" is answered by the section that the agency names', async () => {
  const entry = { original: '/guide/', paths: { nl: '/nl/gids/' }, label: 'Gids', parent: null } as const;
  const routes = [...site.routes, { ...entry, type: 'section' as const, shows: 'mf-guide/overview' }];
  const guide = { loader: async () => 'advice', head: () => ({ title: 'Gids' }), Component: () => null };
  const url = new URL('https://example.be/nl/gids/');
  const context = contextOf({ 'mf-guide/page-overview': { page: guide } });
  const found = await loadPage(url, matchRoute(url, { ...site, routes }), context);
  expect(found).toMatchObject({ status: 200, data: 'advice', view: { section: 'mf-guide', page: 'overview' } });
});
