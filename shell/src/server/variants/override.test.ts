import { type OverrideSite, PATH, startOverrideSite, until } from '../testing/override-site.ts';

let started: OverrideSite;
beforeEach(async () => {
  started = await startOverrideSite();
});
afterEach(() => started.close());
const sign: OverrideSite['sign'] = (...args) => started.sign(...args);
const get: OverrideSite['get'] = (...args) => started.get(...args);
const withCookie: OverrideSite['withCookie'] = (...args) => started.withCookie(...args);
const fetched = jest.spyOn(globalThis, 'fetch');
const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie'] ?? '').split(';')[0] ?? '';

test('a link sets the cookie and redirects to the same address; from then on this browser has the release', async () => {
  const link = await get(`${PATH}?city=Ath%7C7800&facade-override=${sign()}&x=%20`);
  expect([link.statusCode, link.headers.location]).toEqual([303, `${PATH}?city=Ath%7C7800&x=%20`]);
  expect(link.headers['cache-control']).toBe('private, no-store');
  expect(link.headers['set-cookie']).toMatch(
    /^facade_override=[\w.-]+; Max-Age=(3600|35\d\d); Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const page = await get(PATH, { cookie: cookieOf(link) });
  expect(page.body).toContain('<h1>Versie 2</h1>');
  expect(page.body).toContain('"mf-listings":{"version":"2"');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers.etag).toBeUndefined();
  const release = await get('/_release/mf-listings', { cookie: cookieOf(link) });
  expect(release.json()).toMatchObject({ version: '2' });
});

test('other visitors are not affected, not even through the page cache', async () => {
  await withCookie(sign());
  const page = await get(PATH);
  expect(page.body).toContain('<h1>Versie 1</h1>');
  expect(page.body).not.toContain('facade-override');
  expect(page.headers['cache-control']).toContain('s-maxage');
});

test('over https the cookie is limited to this site', async () => {
  const link = await get(`${PATH}?facade-override=${sign()}`, { 'x-forwarded-proto': 'https' });
  expect(link.headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('several at once, the newest per section; each expires at its own time', async () => {
  const first = cookieOf(await get(`${PATH}?facade-override=${sign({ until: until + 60 })}`));
  const second = cookieOf(await get(`${PATH}?facade-override=${sign({ section: 'mf-forms' })}`, { cookie: first }));
  const third = await get(`${PATH}?facade-override=${sign({ name: '1' })}`, { cookie: second });
  const { body } = await get(PATH, { cookie: cookieOf(third) });
  expect(body).toContain('"mf-listings":{"version":"1"');
  expect(body).toContain('"mf-forms":{"version":"2"');
  expect(cookieOf(third).split('~')).toHaveLength(2);
});

test('a link that is no longer valid says so in the language of the page, and keeps earlier overrides', async () => {
  const cookie = cookieOf(await get(`${PATH}?facade-override=${sign()}`));
  const link = await get(`/fr/a-vendre/?city=a&b=%22%3E&facade-override=${sign({ until: 1 })}`, { cookie });
  expect([link.statusCode, link.headers['set-cookie'], link.headers['x-robots-tag']]).toEqual([
    410,
    undefined,
    'noindex',
  ]);
  expect(link.body).toContain('<html lang="fr">');
  expect(link.body).toContain('<h1>Ce lien n’est pas valable ou a expiré</h1>');
  expect(link.body).toContain('<a href="/fr/a-vendre/?city=a&amp;b=%22%3E">Vers la page habituelle</a>');
});

test('the badge shows section, release and expiry, and can end it without script', async () => {
  const { body } = await withCookie(
    `${sign({ kind: 'channel', name: 'preview' })}~${sign({ section: 'mf-forms', name: '9' })}`,
  );
  const badge = body.match(/<aside class="facade-override".*?<\/aside>/s)?.[0] ?? '';
  expect(badge).toContain('<b>mf-listings</b> <span>preview (2)</span>');
  expect(badge).toContain('<b>mf-forms</b> <span>9: niet beschikbaar');
  expect(badge).toContain(`<time datetime="${new Date(until * 1000).toISOString()}">tot `);
  expect(badge).toContain('<form method="post" action="/_override/reset"><button>');
  expect(badge).not.toMatch(/<script|style=|on[a-z]+=/);
});

test('the badge renders no markup from a name', async () => {
  const { body } = await withCookie(sign({ kind: 'url', name: 'http://localhost:1/%3Cb%3E/"><img src=x>.js' }));
  expect(body).not.toContain('<img src=x');
});

const post = (headers: Record<string, string>) =>
  started.site.server.inject({
    method: 'POST',
    url: '/_override/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...headers },
  });

test('reset removes every override and redirects back', async () => {
  const referer = `http://site.example${PATH}?a=1`;
  const answer = await post({ cookie: `facade_override=${sign()}`, origin: 'http://site.example', referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PATH}?a=1`]);
  expect(answer.headers['set-cookie']).toMatch(/^facade_override=; Max-Age=0; Path=\/;/);
});

test.each([
  ['another site', { origin: 'http://evil.example', referer: 'http://evil.example/nl/' }],
  ['a sandbox', { origin: 'null' }],
  ['a link', { 'sec-fetch-site': 'cross-site' }],
])('%s can neither reset nor redirect elsewhere', async (_name, headers) => {
  const answer = await post(headers as Record<string, string>);
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    403,
    undefined,
    undefined,
  ]);
});

describe('an entry on a developer’s machine', () => {
  const override = () => sign({ kind: 'url', name: 'http://localhost:1/_dev/entry.js' });

  test('the server renders a skeleton without a request; the browser gets the entry', async () => {
    fetched.mockClear();
    const page = await withCookie(override());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div data-section="mf-listings" data-release="localhost:1"><div class="');
    expect(page.body).toContain('aria-busy="true"');
    expect(page.body).toContain('"mf-listings":{"version":"localhost:1","entry":"http://localhost:1/_dev/entry.js"}');
    expect(page.body).not.toContain('"mf-listings":{}');
    expect(page.headers['content-security-policy']).toContain('http://localhost:1');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const asked = fetched.mock.calls.map(([input]) => String(input));
    expect(asked.filter((url) => !url.startsWith(started.site.api.url))).toEqual([]);
    const release = await withCookie(override(), '/_release/mf-listings');
    expect(release.json()).toEqual({
      version: 'localhost:1',
      entry: 'http://localhost:1/_dev/entry.js',
      files: {},
      integrity: {},
    });
  });

  test('other visitors may not load scripts from there', async () => {
    expect((await get(PATH)).headers['content-security-policy']).not.toContain('localhost:1');
  });
});
