import { notFound, type Page } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import { dialog, list, withList } from '../../testing/list-section.ts';
import { contentPage, startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(async () => {
  await site.close();
  log.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('serves a page of a section with headers for every cache up to the visitor', async () => {
  site = await startTestServer({ modules: withList() });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div data-section="mf-listings" data-release="0" data-expose="page-list">');
  expect(answer.body).toContain('<h1>Huizen</h1>');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  const again = await get('/nl/te-koop/', { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers.vary).toBe('Accept-Encoding');
});

test('HEAD answers like GET, without the page', async () => {
  site = await startTestServer({ modules: withList() });
  const answer = await site.server.inject({ method: 'HEAD', url: '/nl/te-koop/' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000);
  expect((await site.server.inject({ method: 'HEAD', url: '/nl/nergens/' })).statusCode).toBe(404);
});

test('renders a page once until release or data change, also for concurrent requests', async () => {
  let rendered = 0;
  const Component = ({ data }: { data: string }) => {
    rendered += 1;
    return createElement('h1', null, data);
  };
  const loader: Page<string>['loader'] = ({ api }) => api.get('/houses');
  const section = withList({ Component, loader });
  site = await startTestServer({ modules: section, answers: { 'GET /houses': { body: '"Huizen"' } } });
  await Promise.all([get('/nl/te-koop/'), get('/nl/te-koop/'), get('/nl/te-koop/')]);
  await get('/nl/te-koop/');
  expect(rendered).toBe(1);
  await get('/nl/te-koop/?page=2');
  await get('/fr/a-vendre/');
  expect(rendered).toBe(3);
  site.sections.deploy(section);
  expect((await get('/nl/te-koop/')).body).toContain('data-release="1"');
  expect(rendered).toBe(4);
  site.api.answers['GET /revision'] = { body: { revision: 'r2' } };
  await until(async () => {
    await get('/nl/te-koop/');
    return rendered === 5;
  });
});

test('parameters that a page does not read do not create another page', async () => {
  let rendered = 0;
  const Component = ({ data }: { data: string }) => {
    rendered += 1;
    return createElement('h1', null, data);
  };
  const loader: Page<string>['loader'] = async ({ url }) => url.search;
  const section = { ...list({ Component, loader }), parameters: { list: { city: 10 } } };
  site = await startTestServer({ modules: { 'mf-consent': dialog, 'mf-listings': section } });
  const plain = await get('/nl/te-koop/');
  for (const query of ['utm_source=a', 'fbclid=b', 'setcookies', 'facade-boundaries', 'x=1&x=2']) {
    const { body } = await get(`/nl/te-koop/?${query}`);
    expect(body).toBe(plain.body);
    expect(body).toContain('"href":"/nl/te-koop/"');
  }
  expect(rendered).toBe(1);
  const bodies = await Promise.all(
    ['city=Ath&gclid=1', 'gclid=2&city=Ath', 'city=%41th&city=Ath'].map(
      async (query) => (await get(`/nl/te-koop/?${query}`)).body,
    ),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('<h1>?city=Ath</h1>');
  expect(rendered).toBe(2);
  // A release that does not declare its parameters receives all of them.
  site.sections.deploy(withList({ Component, loader }));
  expect((await get('/nl/te-koop/?a=1')).body).toContain('<h1>?a=1</h1>');
});

test("an owner's page is rendered only for that owner", async () => {
  const dashboard: Page = {
    access: 'owner',
    loader: ({ api }) => api.get('/owner/statistics'),
    Component: ({ data }) => createElement('h1', null, String((data as { who: string }).who)),
    head: () => ({ title: 'Eigenaar' }),
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-owner': { 'page-dashboard': { page: dashboard } } },
    site: { analytics: { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' } },
    answers: {
      'GET /owner/statistics': ({ headers }) =>
        headers.cookie ? { body: { who: headers.cookie } } : { status: 401, body: { title: 'log in' } },
    },
  });
  for (const who of ['s=ann', 's=bob']) {
    const answer = await get('/nl/eigenaar/', { cookie: who });
    expect(answer.body).toContain(`<h1>${who}</h1>`);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
    expect(answer.headers.etag).toBeUndefined();
    expect(`${answer.body}${answer.headers['content-security-policy']}`).not.toMatch(/G-1|AW-1|doubleclick|dataLayer/);
  }
  expect((await get('/nl/contact/')).body).toContain('G-1');
  const stranger = await get('/nl/eigenaar/');
  expect([stranger.statusCode, stranger.headers.location]).toEqual([302, '/nl/login/']);
});

test('an owner’s browser gets the cookies that the api set, also over https', async () => {
  const dashboard: Page = {
    access: 'owner',
    loader: ({ api }) => api.get('/owner/statistics'),
    Component: () => null,
    head: () => ({ title: 'Eigenaar' }),
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-owner': { 'page-dashboard': { page: dashboard } } },
    answers: {
      'GET /owner/statistics': ({ headers }) => ({
        body: {},
        headers: { 'set-cookie': `session=${headers['x-forwarded-proto']}; Path=/; HttpOnly` },
      }),
    },
  });
  for (const protocol of ['http', 'https']) {
    const answer = await get('/nl/eigenaar/', { cookie: 's=ann', 'x-forwarded-proto': protocol });
    expect(answer.headers['set-cookie']).toEqual([`session=${protocol}; Path=/; HttpOnly`]);
  }
});

test('a page with a key in its address is never cached and has no trackers', async () => {
  const list: Page = {
    loader: async ({ url }) => url.search,
    Component: ({ data }) => createElement('h1', null, String(data)),
    head: () => ({ title: 'Bedankt' }),
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-listings': { 'page-list': { page: list } } },
    site: { analytics: { analyticsId: 'G-1', adsId: '', tagManagerId: '', pixelId: '' } },
  });
  const query = `?appointment=${'k'.repeat(65)}`;
  const answer = await get(`/nl/te-koop/${query}`);
  expect(answer.body).toContain(`<h1>${query}</h1>`);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
  expect(answer.body).not.toContain('G-1');
  const refused = await get(`/nl/%zz/${query}`);
  expect([refused.statusCode, refused.body.includes('G-1')]).toEqual([404, false]);
  const other = await get('/nl/te-koop/?appointment=1');
  expect(other.headers['cache-control']).toContain('public');
  expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(other.body).toContain('G-1');
});

test('content that a loader does not find is a 404 with texts in the page’s language', async () => {
  site = await startTestServer({
    modules: withList({
      loader: async () => {
        throw notFound('property');
      },
    }),
  });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('We kennen geen pand met dit nummer');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('content of the shell', async () => {
  site = await startTestServer({ answers: { 'GET /content': { body: contentPage('/contact/') } } });
  expect((await get('/nl/contact/')).body).toContain('Titel van /contact/');
});
