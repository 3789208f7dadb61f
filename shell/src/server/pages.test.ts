import { notFound, type Page, redirectTo } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import { contentPage, startTestServer, type TestServer } from './testing/test-server.ts';

let site: TestServer;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(async () => {
  await site.close();
  log.mockClear();
});

const dialog = { 'fragment-dialog': { fragment: { Component: () => null } } };
const list = (changes: Partial<Page<string>> = {}) => ({
  'page-list': {
    page: {
      loader: async () => 'Huizen',
      Component: ({ data }: { data: string }) => createElement('h1', null, data),
      head: () => ({ title: 'Te koop' }),
      ...changes,
    },
  },
});
const withList = (changes: Partial<Page<string>> = {}) => ({ 'mf-consent': dialog, 'mf-listings': list(changes) });
const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

test('a page of a section, for every cache between here and the visitor', async () => {
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

test('a redirect that no client would take is not sent', async () => {
  site = await startTestServer({ modules: withList() });
  const long = '<'.repeat(3000);
  expect((await get(`/nl/te-koop?q=${long.slice(0, 500)}`)).statusCode).toBe(301);
  for (const path of [`/nl/te-koop?q=${long}`, `/nl/te-koop/?q=${long}&facade-override=x`]) {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([414, undefined]);
    expect(answer.body).toContain('<footer');
  }
});

test('a page is drawn once until release or data change, also for many who ask at once', async () => {
  let drawn = 0;
  const Component = ({ data }: { data: string }) => {
    drawn += 1;
    return createElement('h1', null, data);
  };
  site = await startTestServer({ modules: withList({ Component }) });
  await Promise.all([get('/nl/te-koop/'), get('/nl/te-koop/'), get('/nl/te-koop/')]);
  await get('/nl/te-koop/');
  expect(drawn).toBe(1);
  await get('/nl/te-koop/?page=2');
  await get('/fr/a-vendre/');
  expect(drawn).toBe(3);
  site.sections.deploy(withList({ Component }));
  expect((await get('/nl/te-koop/')).body).toContain('data-release="1"');
  expect(drawn).toBe(4);
  site.api.answers['GET /revision'] = { body: { revision: 'r2' } };
  await until(async () => {
    await get('/nl/te-koop/');
    return drawn === 5;
  });
});

test('what a page does not read of a query makes no other page of it', async () => {
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
    ['city=Ath&gclid=1', 'gclid=2&city=Ath', 'city=%41th&city=x'].map(
      async (query) => (await get(`/nl/te-koop/?${query}`)).body,
    ),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('<h1>?city=Ath</h1>');
  expect(rendered).toBe(2);
  // A release that does not say what it reads is given all of it.
  site.sections.deploy(withList({ Component, loader }));
  expect((await get('/nl/te-koop/?a=1')).body).toContain('<h1>?a=1</h1>');
});

test('the tags of a campaign last through the redirect of a page', async () => {
  const loader = async () => {
    throw redirectTo('/nl/te-huur/?page=2');
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-listings': { ...list({ loader }), parameters: { list: { page: 6 } } } },
  });
  const { headers } = await get('/nl/te-koop/?page=9&utm_source=a%20b&gclid=1');
  expect(headers.location).toBe('/nl/te-huur/?page=2&utm_source=a%20b&gclid=1');
});

test('addresses that name nothing are one page in each language, whoever makes them up', async () => {
  site = await startTestServer({ modules: withList() });
  const [first, ...others] = await Promise.all(['/nl/a/', '/nl/b/?c=1', '/nl/te-koop/d/'].map((url) => get(url)));
  for (const other of others) expect([other.statusCode, other.body]).toEqual([404, first?.body]);
  expect(first?.body).not.toContain('/nl/a/');
  expect((await get('/fr/a/')).body).toContain('<html lang="fr">');
  expect(site.api.calls.some(({ path }) => path.startsWith('/content'))).toBe(false);
});

test('an address longer than any of the site is not even looked at', async () => {
  site = await startTestServer({ modules: withList() });
  const long = 'x'.repeat(2048);
  const page = await get(`/nl/te-koop/?${long}`);
  expect([page.statusCode, page.body.includes('<footer')]).toEqual([414, true]);
  const program = await get(`/api/properties?${long}`);
  expect([program.statusCode, program.json().status]).toEqual([414, 414]);
  expect((await get(`/nl/te-koop/?${long.slice(200)}`)).statusCode).toBe(200);
});

test("an owner's page is drawn for that owner alone", async () => {
  const dashboard: Page = {
    access: 'owner',
    loader: ({ api }) => api.get('/owner/statistics'),
    Component: ({ data }) => createElement('h1', null, String((data as { who: string }).who)),
    head: () => ({ title: 'Eigenaar' }),
  };
  site = await startTestServer({
    modules: { 'mf-consent': dialog, 'mf-owner': { 'page-dashboard': { page: dashboard } } },
    answers: {
      'GET /owner/statistics': ({ headers }) =>
        headers.cookie ? { body: { who: headers.cookie } } : { status: 401, body: { title: 'log in' } },
    },
  });
  for (const who of ['s=ann', 's=bob']) {
    const answer = await get('/nl/eigenaar/', { cookie: who });
    expect(answer.body).toContain(`<h1>${who}</h1>`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
  const stranger = await get('/nl/eigenaar/');
  expect([stranger.statusCode, stranger.headers.location]).toEqual([302, '/nl/login/']);
});

test('a redirect that depends on the visitor is not remembered for others', async () => {
  site = await startTestServer({ modules: withList() });
  const answer = await get('/for-sale/?page=2', { 'accept-language': 'fr' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/fr/a-vendre/?page=2']);
  expect(answer.headers).toMatchObject({ vary: 'Cookie, Accept-Language', 'cache-control': 'private, no-store' });
  const permanent = await get('/nl/te-koop');
  expect([permanent.statusCode, permanent.headers.location]).toEqual([301, '/nl/te-koop/']);
  expect(permanent.headers.vary).toBeUndefined();
});

test('a language that nobody chose is marked as guessed, so that the browser can follow a choice of its own', async () => {
  site = await startTestServer({ modules: withList() });
  const cookieFor = async (path: string, headers = {}) => (await get(path, headers)).headers['set-cookie'];
  expect(await cookieFor('/', { 'accept-language': 'fr' })).toMatch(/^i18next-guessed=1; Path=\//);
  expect(await cookieFor('/', { cookie: 'i18next=fr' })).toBeUndefined();
  expect(await cookieFor('/?lng=fr')).toBeUndefined();
  expect(await cookieFor('/nl/te-koop')).toBeUndefined();
  expect(await cookieFor('/nowhere/')).toBeUndefined();
});

test("a section's redirect cannot leave the site unseen, nor break the header", async () => {
  let to = '/nl/prijs-€/?a=\n';
  site = await startTestServer({
    modules: withList({
      loader: async () => {
        throw redirectTo(to);
      },
    }),
  });
  expect((await get('/nl/te-koop/')).headers.location).toBe('/nl/prijs-%E2%82%AC/?a=%0A');
  to = '//evil.example/';
  expect((await get('/nl/te-koop/?b')).headers.location).toBe('/evil.example/');
});

test('what a loader finds missing is a 404 with the texts of the language', async () => {
  site = await startTestServer({
    modules: withList({
      loader: async () => {
        throw notFound('property');
      },
    }),
  });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Dit pand staat niet meer op onze website');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test.each([
  ['/nl/nergens/', 'nl'],
  ['/fr/nulle-part/', 'fr'],
  ['/de/', 'fr'],
  ['/de/zu-verkaufen/', 'fr'],
  ['/es/', 'fr'],
  ['/nl/%E0%A4%A', 'nl'],
  ['/%', 'fr'],
])('%s names nothing: 404 in %s', async (path, language) => {
  site = await startTestServer();
  const answer = await get(path, { 'accept-language': 'fr' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(`<html lang="${language}">`);
});

test.each([
  '//',
  '//evil.example/',
  '//[/nl/',
  '/nl//te-koop//',
  '/nl/te-koop/?%E0%A4%A',
  '/nl/te-koop/?city=%00&a[]=1&a[b]=2&__proto__=1',
  '/nl/te-koop/?<script>"\'\\^`{|}',
  `/nl/te-koop/?${'x'.repeat(8000)}`,
  `/nl/${'y'.repeat(3000)}/`,
  '/nl/..%2f..%2fetc/passwd',
  '/nl/te-koop/;a=b',
])('no address breaks the server: %s', async (path) => {
  site = await startTestServer({ modules: withList() });
  const strange: Record<string, string>[] = [{}, { host: 'a b', cookie: 'i18next=%', 'accept-language': ';;q=' }];
  for (const headers of strange) {
    const { statusCode, headers: answered } = await get(path, headers);
    expect(statusCode).toBeLessThan(500);
    expect(String(answered.location ?? '/')).toMatch(/^\/(?!\/)/);
  }
});

test('an address with two slashes does not make another host canonical', async () => {
  site = await startTestServer();
  const { body } = await get('//evil.example/nl/');
  expect(body).not.toContain('://evil.example');
});

test('content of the shell', async () => {
  site = await startTestServer({ answers: { 'GET /content': { body: contentPage('/contact/') } } });
  expect((await get('/nl/contact/')).body).toContain('Titel van /contact/');
});
