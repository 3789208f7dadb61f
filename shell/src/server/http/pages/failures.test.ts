import { writeFile } from 'node:fs/promises';
import type { Page } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
afterEach(async () => {
  await site.close();
});

const dialog = { 'fragment-dialog': { fragment: { Component: () => null } } };
const page = (changes: Partial<Page<string>>) => ({
  'mf-consent': dialog,
  'mf-listings': {
    'page-list': {
      page: {
        loader: async () => '',
        Component: () => createElement('h1', null, 'Huizen'),
        head: () => ({ title: 'Te koop' }),
        ...changes,
      },
    },
  },
});
const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });
const failuresIn = ({ log }: TestServer) => log.filter(({ msg }) => msg === 'section failed');
const fail = () => {
  throw new Error('broken on purpose');
};

test.each([
  ['is not there', { 'mf-consent': dialog }],
  ['fails to load its data', page({ loader: fail })],
  ['fails in its head', page({ head: fail })],
  ['fails while it is rendered', page({ Component: fail })],
])('a section that %s affects only its own pages: a notice with 503', async (_what, modules) => {
  site = await startTestServer({ modules });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain('Ons aanbod kan op dit moment niet worden getoond.');
  expect(answer.body).toContain('<title>Dit onderdeel is even niet beschikbaar | Testkantoor</title>');
  expect(answer.body).toContain('<footer');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await get('/nl/contact/')).statusCode).toBe(200);
  expect(failuresIn(site)).toEqual([
    expect.objectContaining({
      section: 'mf-listings',
      expose: 'page-list',
      cause: 'error',
      reason: expect.any(String),
    }),
  ]);
});

test('replaces a fragment that fails while rendering by its fallback, and does not cache the page', async () => {
  const broken = { 'fragment-dialog': { fragment: { Component: fail } } };
  site = await startTestServer({ modules: { ...page({}), 'mf-consent': broken } });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<h1>Huizen</h1>');
  expect(answer.body).not.toContain('<!--$!-->');
  expect(answer.body).toContain('"mf-consent/dialog {}":{"failed":true}');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const line = { section: 'mf-consent', release: '0', expose: 'fragment-dialog', reason: 'broken on purpose' };
  expect(failuresIn(site)).toEqual([expect.objectContaining({ ...line, requestId: answer.headers['x-request-id'] })]);
});

test('a failure to list the slots affects the slots, not the page', async () => {
  site = await startTestServer({ modules: page({ slots: fail }) });
  expect((await get('/nl/te-koop/')).statusCode).toBe(200);
});

test('shows the notice when a loader hangs', async () => {
  site = await startTestServer({ modules: page({ loader: () => new Promise(() => {}) }) });
  const started = Date.now();
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Ons aanbod kan op dit moment niet worden getoond.');
  expect(Date.now() - started).toBeLessThan(6000);
});

test.each([
  ['answers garbage', { body: '<html>' }, 503],
  ['fails', { status: 500, body: { title: 'oops' } }, 503],
  ['answers an empty problem', { status: 500, body: 'null' }, 503],
  ['answers another shape', { body: 'null' }, 503],
  ['rejects the address as invalid', { status: 400, body: { title: 'bad' } }, 404],
  ['knows no such thing', { status: 404, body: { title: 'not found' } }, 404],
])('an api that %s: a page of the site', async (_what, answer, status) => {
  site = await startTestServer({ answers: { 'GET /content': answer } });
  const got = await get('/nl/contact/');
  expect(got.statusCode).toBe(status);
  expect(got.body).toContain('<footer');
  expect(got.body).toContain('<html lang="nl">');
});

test('unexpected error: a page in the visitor’s language with a reference that is also in the log', async () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  site = await startTestServer({ modules: page({ loader: async () => cyclic as never }) });
  for (const [path, language, title] of [
    ['/nl/te-koop/', 'nl', 'Er liep iets mis aan onze kant'],
    ['/fr/a-vendre/', 'fr', 'Un problème est survenu de notre côté'],
  ] as const) {
    const answer = await get(path, { 'x-request-id': 'id-1.A' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('id-1.A');
    expect(answer.body).not.toContain('circular');
    expect(answer.headers).toMatchObject({ 'x-request-id': 'id-1.A', 'cache-control': 'private, no-store' });
    const err = { message: expect.stringContaining('circular'), stack: expect.stringContaining('.ts:') };
    expect(site.log).toContainEqual(
      expect.objectContaining({ msg: 'unexpected error', requestId: 'id-1.A', err: expect.objectContaining(err) }),
    );
  }
});

test('shows a minimal apology if the error page fails as well', async () => {
  site = await startTestServer({ modules: page({}), site: { agency: null as never } });
  const answer = await get('/nl/te-koop/');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toMatch(/^<!doctype html><html lang="nl">.*<h1>Er liep iets mis aan onze kant<\/h1>/);
});

test('forwards the api’s answers; while it is down, programs get a problem document', async () => {
  site = await startTestServer({ answers: { 'GET /properties': { status: 422, body: { title: 'no' } } } });
  const passed = await get('/api/properties?x=1', { 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'abc' });
  expect([passed.statusCode, passed.json()]).toEqual([422, { title: 'no' }]);
  expect(site.api.calls.at(-1)).toMatchObject({ path: '/properties?x=1', headers: { 'x-request-id': 'abc' } });
  site.api.goDown();
  const answer = await get('/api/properties');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 503, title: 'Even niet beschikbaar, probeer het zo meteen opnieuw' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await get('/api/properties');
  const lines = site.log.filter(({ msg }) => msg === 'the api did not answer a request');
  const cause = expect.objectContaining({ message: expect.stringContaining('socket hang up') });
  const err = { type: 'UpstreamError', stack: expect.any(String), cause };
  // One log line per outage, with the reference that the first visitor may quote.
  expect(lines).toEqual([
    expect.objectContaining({ requestId: answer.headers['x-request-id'], err: expect.objectContaining(err), count: 1 }),
  ]);
  const report = await until(async () => {
    const health = await get('/healthz');
    return health.json().checks.api === false && health;
  });
  // The shell still answers, and another instance would be no better.
  expect([report.statusCode, report.json().status]).toEqual([200, 'degraded']);
  // Pages are still served from what is known.
  expect((await get('/nl/nergens/')).statusCode).toBe(404);
});

test('answers files of this and earlier builds, missing ones and unknown methods briefly and without caching', async () => {
  site = await startTestServer();
  for (const url of ['/_shell/gone.js', '/_sections/mf-x/1/gone.js']) {
    const answer = await get(url);
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 404 });
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  }
  expect((await site.server.inject({ method: 'PUT', url: '/nl/' })).statusCode).toBe(404);
  const script = await get('/_shell/boot.1.js');
  expect([script.statusCode, script.body]).toEqual([200, 'boot();']);
  expect(script.headers['cache-control']).toContain('immutable');
  await writeFile(`${site.data}/shell/boot.0.js`, 'earlier();');
  const earlier = await get('/_shell/boot.0.js', { 'accept-encoding': 'br' });
  expect([earlier.statusCode, earlier.body, earlier.headers['cache-control']]).toEqual([
    200,
    'earlier();',
    expect.stringContaining('immutable'),
  ]);
  await writeFile(`${site.data}/build/web/boot.1.js.br`, 'compressed');
  const compressed = await get('/_shell/boot.1.js', { 'accept-encoding': 'br' });
  expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br']);
  expect(String(compressed.headers.vary).toLowerCase()).toContain('accept-encoding');
});
