import type { Deployment, Store } from '@facade/platform/registry';
import { keyFor, type Override, signOverride, signToken, siteSecret } from '@facade/platform/tokens';
import { createElement } from 'react';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const record = (version: string) => ({
  version,
  publishedAt: '',
  integrity: 'sha384-x',
  url: '/x.js',
  base: '/_sections/x/',
  descriptor: 'sha384-y',
  content: version,
});
const live: Deployment = {
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version: '1' },
  deployment: { traffic: 100, default: true },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
};
const publish = (store: Store) =>
  store.registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
    ...current,
    microFrontends: { 'mf-consent': [live], 'mf-listings': [live], 'mf-forms': [live] },
    extras: {
      ...current.extras,
      releases: { 'mf-listings': ['1', '2'].map(record), 'mf-forms': ['1', '2'].map(record) },
      channels: { 'mf-listings': { preview: '2' } },
    },
  }));

const modulesOf = (version: string): Record<string, unknown> => ({
  'page-list': {
    page: {
      loader: async () => null,
      Component: () => createElement('h1', null, `Versie ${version}`),
      head: () => ({ title: version }),
    },
  },
  'fragment-dialog': { fragment: { Component: () => null } },
});

const fetched = jest.spyOn(globalThis, 'fetch');
const PATH = '/nl/te-koop/';
let site: TestServer;
let key: ReturnType<typeof keyFor>;
let secret: string;
beforeEach(async () => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version } }) => {
    const entry = `/_sections/${section}/${version}/web/entry.js`;
    return {
      key: `${section}@${version}`,
      version,
      entry,
      leftToBrowser: false,
      expose: (name: string) => modulesOf(version)[name],
      files: () => [entry],
      integrity: () => ({ [entry]: 'sha384-x' }),
      address: () => ({ version, entry, files: {}, integrity: {} }),
      close: () => {},
    } as unknown as ReleaseHandle;
  });
  site = await startTestServer({ published: publish });
  secret = await siteSecret(site.data);
  key = keyFor('override', secret);
});
afterEach(async () => {
  jest.mocked(ReleaseHandle.open).mockRestore();
  await site.close();
});

const until = Math.floor(Date.now() / 1000) + 3600;
const VERSION_2: Override = { section: 'mf-listings', kind: 'version', name: '2', until };
const sign = (changes: Partial<Override> = {}) => signOverride(key, { ...VERSION_2, ...changes });
const get = (url: string, headers: Record<string, string | string[]> = {}) => site.server.inject({ url, headers });
const withCookie = (value: string, url = PATH) => get(url, { cookie: `a=b; facade_override=${value}; c=d` });
const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie'] ?? '').split(';')[0] ?? '';

test('a link: the cookie, then the same address without it; from then on this browser has the release', async () => {
  const link = await get(`${PATH}?city=Ath%7C7800&facade-override=${sign()}&x=%20`);
  expect([link.statusCode, link.headers.location]).toEqual([303, `${PATH}?city=Ath%7C7800&x=%20`]);
  expect(link.headers['cache-control']).toBe('private, no-store');
  expect(link.headers['set-cookie']).toMatch(
    /^facade_override=[\w.-]+; Path=\/; Max-Age=(3600|35\d\d); HttpOnly; SameSite=Lax$/,
  );
  const page = await get(PATH, { cookie: cookieOf(link) });
  expect(page.body).toContain('<h1>Versie 2</h1>');
  expect(page.body).toContain('"mf-listings":{"version":"2"');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers.etag).toBeUndefined();
  const release = await get('/_release/mf-listings', { cookie: cookieOf(link) });
  expect(release.json()).toMatchObject({ version: '2' });
});

test('nobody else notices, not even by way of the cache of pages', async () => {
  await withCookie(sign());
  const page = await get(PATH);
  expect(page.body).toContain('<h1>Versie 1</h1>');
  expect(page.body).not.toContain('facade-override');
  expect(page.headers['cache-control']).toContain('s-maxage');
});

test('over https the cookie goes nowhere else', async () => {
  const link = await get(`${PATH}?facade-override=${sign()}`, { 'x-forwarded-proto': 'https' });
  expect(link.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
});

test('several at once, the newest of a section; each ends in its own time', async () => {
  const first = cookieOf(await get(`${PATH}?facade-override=${sign({ until: until + 60 })}`));
  const second = cookieOf(await get(`${PATH}?facade-override=${sign({ section: 'mf-forms' })}`, { cookie: first }));
  const third = await get(`${PATH}?facade-override=${sign({ name: '1' })}`, { cookie: second });
  const { body } = await get(PATH, { cookie: cookieOf(third) });
  expect(body).toContain('"mf-listings":{"version":"1"');
  expect(body).toContain('"mf-forms":{"version":"2"');
  expect(cookieOf(third).split('~')).toHaveLength(2);
});

test('the badge says which section, which release and until when, and ends it without script', async () => {
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

test('the badge draws no markup out of a name', async () => {
  const { body } = await withCookie(sign({ kind: 'url', name: 'http://localhost:1/%3Cb%3E/"><img src=x>.js' }));
  expect(body).not.toContain('<img src=x');
});

const post = (headers: Record<string, string>) =>
  site.server.inject({
    method: 'POST',
    url: '/_override/reset',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'site.example', ...headers },
  });

test('reset takes every override away and leads back', async () => {
  const referer = `http://site.example${PATH}?a=1`;
  const answer = await post({ cookie: `facade_override=${sign()}`, origin: 'http://site.example', referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PATH}?a=1`]);
  expect(answer.headers['set-cookie']).toMatch(/^facade_override=; Path=\/; Max-Age=0;/);
});

test.each([
  ['another site', { origin: 'http://evil.example', referer: 'http://evil.example/nl/' }],
  ['a sandbox', { origin: 'null' }],
  ['a link', { 'sec-fetch-site': 'cross-site' }],
])('%s cannot even reset, nor lead elsewhere', async (_name, headers) => {
  const answer = await post(headers as Record<string, string>);
  expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
    403,
    undefined,
    undefined,
  ]);
});

describe('what nobody signed for this changes nothing', () => {
  const LONG = 'A'.repeat(900);
  const attacks: Record<string, () => string> = {
    nothing: () => '',
    garbage: () => 'x',
    'only dots': () => '....',
    'a signature cut': () => sign().slice(0, -5),
    'a text cut': () => sign().slice(5),
    expired: () => sign({ until: Math.floor(Date.now() / 1000) - 1 }),
    "another site's": () => signOverride(keyFor('override', 'another secret of the same length'), VERSION_2),
    'for another end': () => signToken(keyFor('staff', secret), { ...VERSION_2 }),
    "another section's token with a changed text": () => {
      const [, signature] = sign({ section: 'mf-forms' }).split('.');
      return `${Buffer.from(JSON.stringify(VERSION_2)).toString('base64url')}.${signature}`;
    },
    'no signature': () => Buffer.from(JSON.stringify(VERSION_2)).toString('base64url'),
    'plain JSON': () => encodeURIComponent(JSON.stringify(VERSION_2)),
    'a prototype': () => '__proto__',
    'a prototype as text': () => `${Buffer.from('{"__proto__":{"section":"mf-listings"}}').toString('base64url')}.x`,
    'very long': () => `${LONG}.${LONG}`,
    'bytes that are no text': () => '%ff%fe%00',
    'half an escape': () => '%E0%A4%A',
    'line ends': () => '%0d%0aset-cookie:%20a=b',
    'a plain version': () => 'mf-listings@2',
  };

  test.each(Object.entries(attacks))('in the address: %s', async (_name, attack) => {
    const link = await get(`${PATH}?facade-override=${attack()}`);
    expect([link.statusCode, link.headers.location]).toEqual([303, PATH]);
    expect(link.headers['set-cookie']).toBeUndefined();
  });

  test.each(Object.entries(attacks))('in the cookie: %s', async (_name, attack) => {
    const value = attack();
    for (const cookie of [value, `${value}~${value}`, value.repeat(3)]) {
      const page = await withCookie(cookie);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<h1>Versie 1</h1>');
      expect(page.body).not.toContain('facade-override');
      expect(page.headers['cache-control']).toContain('s-maxage');
    }
  });

  test('twice in the address, be they as good as they may', async () => {
    const link = await get(`${PATH}?facade-override=${sign()}&facade-override=${sign()}`);
    expect([link.statusCode, link.headers.location, link.headers['set-cookie']]).toEqual([303, PATH, undefined]);
  });

  test.each(['facade-override', 'x-facade-override', 'facade_override', 'override'])(
    'in the header %s',
    async (name) => {
      const page = await get(PATH, { [name]: sign() });
      expect(page.body).toContain('<h1>Versie 1</h1>');
    },
  );

  test('in a cookie of another name, or beside thousands', async () => {
    for (const cookie of [
      `xfacade_override=${sign()}`,
      `facade_override_=${sign()}`,
      `facade_override=${Array.from({ length: 40 }, () => 'x.y').join('~')}~${sign()}`,
    ]) {
      expect((await get(PATH, { cookie })).body).toContain('<h1>Versie 1</h1>');
    }
  });

  test('by a POST or a HEAD', async () => {
    const answer = await site.server.inject({ method: 'POST', url: `${PATH}?facade-override=${sign()}` });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = await site.server.inject({ method: 'HEAD', url: `${PATH}?facade-override=x` });
    expect([head.statusCode, head.headers['set-cookie']]).toEqual([303, undefined]);
  });

  test('and no address leads away from the site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example']) {
      const link = await get(`${path}?facade-override=${sign()}`);
      expect(link.headers.location).not.toMatch(/^([/\\]{2}|[a-z]+:)/);
    }
  });
});

describe('an entry on a machine of its own', () => {
  const override = () => sign({ kind: 'url', name: 'http://localhost:1/_dev/entry.js' });

  test('the server draws a skeleton and asks nobody; the browser finds the entry', async () => {
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
    expect(asked.filter((url) => !url.startsWith(site.api.url))).toEqual([]);
    const release = await withCookie(override(), '/_release/mf-listings');
    expect(release.json()).toEqual({
      version: 'localhost:1',
      entry: 'http://localhost:1/_dev/entry.js',
      files: {},
      integrity: {},
    });
  });

  test('nobody else may load scripts from there', async () => {
    expect((await get(PATH)).headers['content-security-policy']).not.toContain('localhost:1');
  });
});
