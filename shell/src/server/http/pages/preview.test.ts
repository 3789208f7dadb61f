import type { list } from '../../testing/list-section.ts';
import { COOKIE, previewSite, TOKEN } from '../../testing/preview-site.ts';

const preview = previewSite();
const { get } = preview;

test('the link opens the preview in this browser until it expires, and redirects to its pages', async () => {
  for (const link of [`/preview/${TOKEN}/`, `/preview/${TOKEN}`]) {
    const answer = await get(link, { 'accept-language': 'fr' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/preview/fr/']);
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^facade_preview=${TOKEN}; Max-Age=3[56]\\d\\d; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
});

test('a page that is not public is available only to this browser, and only below the preview', async () => {
  const page = await get('/preview/nl/lente/', COOKIE);
  expect([page.statusCode, page.headers['cache-control'], page.headers.etag]).toEqual([
    200,
    'private, no-store',
    undefined,
  ]);
  expect(page.body).toContain('Titel van /spring/');
  for (const [path, headers] of [
    ['/nl/lente/', {}],
    ['/nl/lente/', COOKIE],
  ] as const)
    expect((await get(path, headers)).statusCode).toBe(404);
});

test('shares neither cache nor settings with the live site', async () => {
  const live = await get('/nl/te-koop/');
  const page = await get('/preview/nl/te-koop/', COOKIE);
  expect(page.body).toContain('Ons voorbeeld');
  for (const headers of [{}, COOKIE]) {
    const again = await get('/nl/te-koop/', headers);
    expect([again.body, again.headers.etag]).toEqual([live.body, live.headers.etag]);
    expect(again.body).not.toContain('Ons voorbeeld');
  }
});

test('is marked as a preview, also for search engines, and is reported to no service', async () => {
  const { body, headers } = await get('/preview/nl/te-koop/', COOKIE);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toMatch(/rel="canonical"|G-1|"offline":true/);
  const bar = /<aside class="facade-preview".*?<\/aside>/s.exec(body)?.[0];
  expect(bar).toContain('Voorbeeld, nog niet openbaar');
  expect(bar).toContain('<form method="post" action="/preview/leave"><button>Verlaten');
  expect(headers['content-security-policy']).toContain("'sha256-");
});

test('links, menu and languages stay within the preview; the page knows the browser’s address', async () => {
  const { body } = await get('/preview/nl/te-koop/', COOKIE);
  const links = [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(
    expect.arrayContaining(['/preview/nl/lente/', '/preview/nl/te-koop/aat/woning/12/', '/preview/fr/']),
  );
  expect(links.filter((href) => /^\/(nl|fr|en|de)\//.test(href ?? ''))).toEqual(
    links.filter((href) => href?.endsWith('.xml')),
  );
  expect(body).toContain('"href":"/preview/nl/te-koop/"');
  expect(body).toContain('"base":"/preview"');
  expect((await get('/nl/te-koop/')).body).not.toContain('/preview');
});

test('redirects stay within the preview', async () => {
  for (const [from, to] of [
    ['/preview/nl/te-koop', '/preview/nl/te-koop/'],
    ['/preview/', '/preview/nl/'],
    ['/preview/for-sale/?a=1', '/preview/nl/te-koop/?a=1'],
  ] as const) {
    const answer = await get(from, COOKIE);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  }
});

test('an unknown address gives the 404 page within the preview', async () => {
  const answer = await get('/preview/nl/nergens/', COOKIE);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('facade-preview');
});

test.each([
  ['ended', COOKIE],
  ['never opened', {}],
  ['made up', { cookie: 'facade_preview=x' }],
])('a preview that is %s gives an explanation', async (_what, headers) => {
  preview.end();
  for (const path of ['/preview/nl/', '/preview/nl/lente/', `/preview/${TOKEN}/`]) {
    const answer = await get(path, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'private, no-store']);
    expect(answer.body).toContain('Voorbeeld afgelopen');
    expect(answer.body).toContain('<a href="/">Naar de website</a>');
    expect(answer.headers['set-cookie']).toMatch(/^facade_preview=; Max-Age=0/);
  }
  expect(preview.site.log.filter(({ err }) => err)).toEqual([]);
});

test('asks the visitor to come back while the api does not answer', async () => {
  preview.site.api.goDown();
  const answer = await get('/preview/nl/', COOKIE);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([503, undefined]);
  expect(answer.headers['retry-after']).toBeDefined();
});

test('never sends a form, and says so with the typed values', async () => {
  const answer = await preview.site.server.inject({
    method: 'POST',
    url: '/preview/nl/contact/',
    payload: new URLSearchParams({ form: 'contact', firstName: 'Ann' }).toString(),
    headers: { ...COOKIE, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Hier wordt niets verstuurd.');
  expect(answer.body).toContain('"firstName":"Ann"');
});

test('renders a section on another kind of page with the data of the preview', async () => {
  const loader = async ({ api }: { api: { get<T>(path: string): Promise<T> } }) =>
    (await api.get<{ title: string }>('/x')).title;
  await preview.restart({ loader } as Parameters<typeof list>[0], {
    'GET /x': (call) => ({ body: { title: preview.isPreview(call) ? 'Nieuw' : 'Oud' } }),
  });
  expect((await get('/preview/nl/te-koop/', COOKIE)).body).toContain('<h1>Nieuw</h1>');
  expect((await get('/nl/te-koop/', COOKIE)).body).toContain('<h1>Oud</h1>');
  expect((await get('/preview/nl/te-koop/', COOKIE)).body).toContain('<h1>Nieuw</h1>');
});
