import { once } from 'node:events';
import { until } from '@facade/server-kit/until';
import { requestText } from '../../testing/raw-client.ts';
import { rawSite } from '../../testing/raw-site.ts';

const { listen, raw, open } = rawSite();
const lines = (...parts: string[]) => requestText('GET /api/x', ...parts);

test.each([
  ['upgrade: a', 'connection: close, upgrade'],
  ['expect: 100-continue', 'connection: close'],
  ['keep-alive: x', 'connection: close'],
])('200 requests with "%s" leave the api reachable', async (...headers) => {
  await listen({ answers: { 'GET /x': {} } });
  for (let round = 0; round < 4; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => raw(lines(...headers))));
  expect(await raw(lines('connection: close'))).toMatch(/^HTTP\/1\.1 200/);
});

test('forwards no hop-by-hop headers in either direction', async () => {
  const site = await listen({
    answers: {
      'GET /x': { headers: { connection: 'close, x-secret', 'x-secret': '1', 'proxy-status': 'a', 'x-b': '2' } },
    },
  });
  const answer = await raw(
    lines('connection: close, x-mine', 'x-mine: 1', 'te: trailers', 'keep-alive: timeout=1', 'x-kept: 1'),
  );
  expect(answer).toMatch(/^x-b: 2\r$/m);
  expect(answer).not.toMatch(/^(x-secret|proxy-)/im);
  const { headers } = site.api.calls.at(-1) ?? {};
  expect(headers).toMatchObject({ 'x-kept': '1' });
  for (const name of ['x-mine', 'te', 'keep-alive', 'upgrade']) expect(headers).not.toHaveProperty(name);
});

test('does not forward a visitor’s claims about addresses and hosts', async () => {
  const site = await listen({ answers: { 'GET /x': {} }, configuration: { trustProxy: ['10.0.0.1'] } });
  await raw(
    lines(
      'connection: close',
      'x-forwarded-for: 1.2.3.4',
      'x-forwarded-prefix: /a',
      'forwarded: for=1.2.3.4',
      'x-real-ip: 1.2.3.4',
    ),
  );
  expect(site.api.calls.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(JSON.stringify(site.api.calls.at(-1)?.headers)).not.toMatch(/1\.2\.3\.4|prefix/);
});

test.each([
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/x/..%2f..%2fmetrics',
  '/api/..%5cmetrics',
  'http://evil.example/api/x',
])('no path traversal out of /api: %s', async (path) => {
  const site = await listen();
  const before = site.api.calls.length;
  expect(await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 40[04]/,
  );
  expect(site.api.calls.slice(before).filter(({ path: asked }) => asked.includes('metrics'))).toEqual([]);
});

test.each(['/api/x#%zz', '/api/x#/../metrics', '/api/pictures/1?w=1#'])('refuses a fragment: %s', async (path) => {
  const site = await listen({ answers: { 'GET /x': {}, 'GET /pictures/1': {} } });
  const before = site.api.calls.length;
  const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400.*application\/problem\+json/s);
  expect(site.api.calls.slice(before).filter(({ path: asked }) => !asked.startsWith('/revision'))).toEqual([]);
});

test('forwards a body unchanged; refuses one over 64 kB with 413 before it reaches the api', async () => {
  const site = await listen({ answers: { 'POST /x': ({ body }) => ({ status: 201, body: { got: body } }) } });
  const post = (payload: string) =>
    site.server.inject({ method: 'POST', url: '/api/x', payload, headers: { 'content-type': 'application/json' } });
  const text = '{"a" :"\\u0000é"} ';
  const answer = await post(text);
  expect([answer.statusCode, answer.json()]).toEqual([201, { got: text }]);
  const before = site.api.calls.length;
  const refused = await post(JSON.stringify('x'.repeat(70_000)));
  expect(refused.statusCode).toBe(413);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(site.api.calls.slice(before).some(({ method }) => method === 'POST')).toBe(false);
});

test('slow bodies occupy no connection to the api', async () => {
  await listen({ answers: { 'GET /x': {}, 'POST /x': {} } });
  for (let count = 0; count < 150; count += 1)
    open('POST /api/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(open(lines()), 'data');
  const post = 'POST /api/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n';
  expect(await raw(`${post}content-length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 200/);
});

test('uploads may be large, and only a few are received concurrently', async () => {
  const site = await listen({ answers: { 'POST /uploads': { status: 201 } } });
  const post =
    'POST /api/uploads HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: multipart/form-data\r\n';
  const whole = `${post}content-length: 100000\r\n\r\n${'x'.repeat(100_000)}`;
  expect(await raw(whole)).toMatch(/^HTTP\/1\.1 201/);
  expect(site.api.calls.at(-1)?.body).toHaveLength(100_000);
  expect(await raw(`${post}content-length: 11000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413/);
  let received = 0;
  site.server.server.on('request', () => {
    received += 1;
  });
  const slow = Array.from({ length: 8 }, () => open(`${post}content-length: 100\r\n\r\n{`));
  await until(() => received === 8);
  const refused = await raw(whole);
  expect(refused).toMatch(/^HTTP\/1\.1 503/);
  expect(refused).toMatch(/^retry-after: [1-9]\d*\r$/im);
  slow[0]?.destroy();
  await until(async () => (await raw(whole)).startsWith('HTTP/1.1 201'));
});

test('answers everything else while pictures wait; refuses pictures beyond the queue with a retry time', async () => {
  const site = await listen({ answers: { 'GET /pictures/1': 'hang', 'GET /x': {} } });
  const picture = lines().replace('/api/x', '/api/pictures/1');
  let received = 0;
  site.server.server.on('request', () => {
    received += 1;
  });
  for (let count = 0; count < 64 + 192; count += 1) open(picture);
  await until(() => received === 64 + 192);
  await until(() => site.api.calls.filter(({ path }) => path === '/pictures/1').length === 64);
  const refused = await raw(picture.replace('host', 'connection: close\r\nhost'));
  expect(refused).toMatch(/^HTTP\/1\.1 503/);
  expect(refused).toMatch(/^retry-after: [1-9]\d*\r$/im);
  expect(await raw(lines('connection: close'))).toMatch(/^HTTP\/1\.1 200/);
  expect((await site.server.inject('/metrics')).body).toMatch(/^facade_refused_total\{reason="pictures"\} 1$/m);
});
