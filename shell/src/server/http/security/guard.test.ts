import type { OutgoingHttpHeaders } from 'node:http';
import { createElement } from 'react';
import { type RawClient, rawClient, requestText } from '../../testing/raw-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
let client: RawClient | undefined;
const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(async () => {
  client?.close();
  client = undefined;
  await site.close();
  errors.mockClear();
});

const modules = {
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': {
    'page-list': {
      page: {
        loader: async () => '',
        Component: () => createElement('h1', null, 'Huizen'),
        head: () => ({ title: 'Te koop', canonical: '/nl/te-koop/' }),
      },
    },
  },
};
const answers = {
  'GET /x': { body: {} },
  'POST /x': { status: 201, body: {} },
  'GET /pictures/1': { headers: { 'content-type': 'image/webp' }, body: 'w' },
};
const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  site = await startTestServer({ modules, answers, ...options });
};
const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });

const expectProtected = (headers: OutgoingHttpHeaders, corp = 'same-origin') =>
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': corp,
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

test('every kind of answer has security headers', async () => {
  await start({ site: { origin: 'https://www.agency.be' } });
  const { etag } = (await get('/nl/te-koop/')).headers;
  const kinds: [number, string, Record<string, string>?][] = [
    [200, '/nl/te-koop/'],
    [304, '/nl/te-koop/', { 'if-none-match': String(etag) }],
    [301, '/nl/te-koop'],
    [302, '/'],
    [404, '/nl/nergens/'],
    [404, '/%'],
    [200, '/_shell/boot.1.js'],
    [404, '/_shell/gone.js'],
    [200, '/_shell/favicon.svg'],
    [200, '/api/x'],
    [404, '/api/none'],
    [200, '/metrics'],
    [200, '/healthz'],
    [200, '/registry.json'],
    [421, '/nl/te-koop/', { host: 'evil.example' }],
    [400, '/nl/te-koop/', { host: 'a b' }],
    [404, `/_release/${'x'.repeat(300)}`],
  ];
  for (const [status, url, headers] of kinds) {
    const answer = await get(url, headers);
    expect({ url, status: answer.statusCode }).toEqual({ url, status });
    expectProtected(answer.headers);
  }
  for (const method of ['PUT', 'OPTIONS', 'PROPFIND', 'TRACE'] as const)
    expectProtected((await site.server.inject({ method: method as 'PUT', url: '/nl/te-koop/' })).headers);
  expectProtected((await get('/api/pictures/1')).headers, 'cross-origin');
  expectProtected((await get('/_sections/mf-x/1/gone.js')).headers, 'cross-origin');
  await site.api.close();
  expectProtected((await get('/api/x')).headers);
});

test('answers to invalid requests have them as well', async () => {
  await start();
  client = await rawClient(site.server);
  for (const [text, status] of [
    ['nonsense\r\n\r\n', 400],
    [requestText('GET /', `x-long: ${'x'.repeat(40_000)}`), 431],
    ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [requestText('GET /nl/te-koop/', 'expect: the-best', 'connection: close'), 200],
    [requestText('GET /nl/te-koop/', 'connection: upgrade, close', 'upgrade: websocket'), 400],
    [requestText('GET /nl/te-koop/', 'connection: upgrade, close', 'upgrade: h2c'), 200],
  ] as const) {
    const [head = ''] = (await client.exchange(text)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expectProtected(
      Object.fromEntries(lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')])),
    );
  }
});

test('answers over HTTPS have the configured HSTS header', async () => {
  await start();
  const hsts = async (proto: string) =>
    (await get('/nl/te-koop/', { 'x-forwarded-proto': proto })).headers['strict-transport-security'];
  expect([await hsts('https'), await hsts('http')]).toEqual(['max-age=31536000', undefined]);
  await site.close();
  await start({ configuration: { hsts: null } });
  expect(await hsts('https')).toBeUndefined();
});

describe('hosts', () => {
  const canonical = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];

  test('a site with an origin answers to that host and to this machine, and uses only the origin in links', async () => {
    await start({ site: { origin: 'https://www.agency.be' } });
    for (const host of ['www.agency.be', 'localhost:8080', '127.0.0.1'])
      expect(canonical((await get('/nl/te-koop/', { host })).body)).toBe('https://www.agency.be/nl/te-koop/');
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }] as Record<
      string,
      string
    >[]) {
      const answer = await get('/nl/te-koop', headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([421, undefined]);
      expect(answer.body).not.toMatch(/evil|<html/);
      expect((await get('/api/x', headers)).statusCode).toBe(421);
      // Monitoring asks by address.
      expect((await get('/healthz', headers)).statusCode).toBe(200);
    }
  });

  test('refuses a remote visitor who names this machine, and never uses a port', async () => {
    await start({ site: { origin: 'https://www.agency.be' } });
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (const host of ['localhost', '127.0.0.1:6666', 'x.localhost'])
      expect((await get('/nl/te-koop/', { host, ...from })).statusCode).toBe(421);
    expect((await get('/api/x', { host: 'www.agency.be:6666', ...from })).statusCode).toBe(200);
    expect(site.api.calls.at(-1)?.headers['x-forwarded-host']).toBe('www.agency.be');
  });

  test('without an origin, answers to every host but uses no public one in links', async () => {
    await start();
    expect(canonical((await get('/nl/te-koop/', { host: 'office-pc:8080' })).body)).toBe(
      'http://office-pc:8080/nl/te-koop/',
    );
    const strange = await get('/nl/te-koop/', { host: 'evil.example' });
    expect([strange.statusCode, canonical(strange.body)]).toEqual([200, '/nl/te-koop/']);
    expect(strange.body).not.toContain('evil.example');
    await get('/api/x', { host: 'evil.example' });
    expect(JSON.stringify(site.api.calls.at(-1)?.headers)).not.toContain('evil.example');
  });
});

test.each([
  [{ 'x-forwarded-proto': 'javascript' }],
  [{ 'x-forwarded-proto': ',,' }],
  [{ 'x-forwarded-proto': '\u00e9' }],
  [{ 'x-forwarded-for': 'javascript, , é' }],
  [{ 'x-forwarded-host': 'java script:' }],
  [{ 'x-forwarded-host': ',' }],
  [{ forwarded: 'for=x;proto=javascript' }],
])('nonsense in %j does no harm', async (headers: Record<string, string>) => {
  await start();
  for (const url of ['/nl/te-koop/', '/nl/nergens/', '/%', '/', '/api/x', '/metrics', '/_release/x'])
    expect((await get(url, headers)).statusCode).toBeLessThan(500);
  const payload = 'form=contact';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await site.server.inject({
    method: 'POST',
    url: '/nl/te-koop/',
    payload,
    headers: { ...headers, ...type },
  });
  expect(posted.statusCode).toBeLessThan(500);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://localhost' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
])('refuses a post to the api from another site: %j', async (headers: Record<string, string>) => {
  await start();
  const post = (more: Record<string, string>) =>
    site.server.inject({ method: 'POST', url: '/api/x', payload: {}, headers: { host: 'localhost', ...more } });
  const refused = await post({ ...headers, 'accept-language': 'fr' });
  expect(refused.statusCode).toBe(403);
  expect(refused.json().title).toBe('Ce formulaire a été envoyé depuis un autre site');
  expect(site.api.calls.some(({ method }) => method === 'POST')).toBe(false);
  expect((await post({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  // Behind a proxy that terminates TLS without announcing it.
  expect((await post({ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
});
