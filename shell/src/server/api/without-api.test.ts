import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@facade/section-kit';
import { until } from '@facade/server-kit/until';
import { createElement } from 'react';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let rendered = 0;
const list: Page<string> = {
  loader: ({ api }) => api.get<string>('/houses'),
  Component: ({ data }) => {
    rendered += 1;
    return createElement('h1', null, data);
  },
  head: () => ({ title: 'Te koop' }),
};
const modules = {
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': { 'page-list': { page: list }, parameters: {} },
};
const answers = { 'GET /houses': { body: '"Huizen"', headers: { etag: '"houses"' } } };

let site: TestServer;
let data: string;
beforeEach(async () => {
  rendered = 0;
  data = await mkdtemp(join(tmpdir(), 'facade-without-api-'));
});
afterEach(async () => {
  await site.close();
  await rm(data, { recursive: true, force: true });
});

const start = (isUnreachable: boolean) =>
  startTestServer({ modules, answers, apiIsUnreachable: isUnreachable, configuration: { data, pollInterval: 20 } });
const get = (url: string, headers: Record<string, string> = {}) => site.server.inject({ url, headers });
const health = async () => (await get('/readyz')).json().status;

test('a server that has never reached the api answers in the visitor’s language, and becomes ready with the api', async () => {
  site = await start(true);
  expect((await get('/livez')).statusCode).toBe(200);
  const report = await get('/readyz');
  expect(report.statusCode).toBe(503);
  expect(report.json()).toMatchObject({ status: 'unavailable', checks: { api: false, drain: true } });
  expect((await get('/healthz')).statusCode).toBe(503);
  for (const [path, accept, language, title] of [
    ['/nl/te-koop/', 'fr', 'nl', 'We zijn zo terug'],
    ['/', 'de-BE', 'de', 'Wir sind gleich wieder da'],
    ['/fr/nulle-part/', '', 'fr', 'Nous revenons dans un instant'],
    ['/%', 'en', 'en', 'We will be right back'],
  ] as const) {
    const answer = await get(path, { 'accept-language': accept });
    expect([path, answer.statusCode]).toEqual([path, 503]);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  const posted = await site.server.inject({
    method: 'POST',
    url: '/nl/contact/',
    payload: 'x'.repeat(70_000),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  // An invalid request stays invalid when the api is available.
  expect([posted.statusCode, posted.headers['retry-after']]).toEqual([413, undefined]);
  expect(posted.body).toContain('<h1>Wat u verstuurde, is te groot</h1>');

  site.api.comeBack();
  await until(async () => (await health()) === 'ok');
  const page = await get('/nl/te-koop/');
  expect([page.statusCode, page.body.includes('<h1>Huizen</h1>')]).toEqual([200, true]);
});

test('a server that has reached the api before shows the agency’s header and its cached pages, and renders nothing again when the api is back', async () => {
  site = await start(false);
  // A server that has just started may learn the data's revision after its first page, which it then checks or renders again.
  await until(async () => {
    const before = rendered;
    await get('/nl/te-koop/');
    return rendered === before;
  });
  const withApi = rendered;
  site.api.goDown();
  await until(async () => (await health()) === 'degraded');
  const kept = await get('/nl/te-koop/?utm_source=x');
  expect([kept.statusCode, kept.body.includes('<h1>Huizen</h1>'), rendered]).toEqual([200, true, withApi]);

  await site.close();
  site = await start(true);
  const later = await get('/nl/te-koop/');
  expect(later.statusCode).toBe(503);
  expect(later.body).toContain('<title>We zijn zo terug | Testkantoor</title>');
  expect(later.body).toContain('<footer');
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/nl/nergens/')).statusCode).toBe(404);
  expect(await health()).toBe('degraded');

  site.api.comeBack();
  await until(async () => (await health()) === 'ok');
  const before = rendered;
  const visits = await Promise.all(Array.from({ length: 20 }, () => get('/nl/te-koop/')));
  expect(new Set(visits.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered - before).toBe(1);
});

/** Changes the data and waits until the shell has noticed. */
async function moveTo(revision: string): Promise<void> {
  const settingsRead = () => site.api.calls.filter(({ path }) => path.startsWith('/site')).length;
  const before = settingsRead();
  site.api.answers['GET /revision'] = { body: { revision } };
  await until(() => settingsRead() > before);
}

test.each([
  ['fails', { status: 500, body: { title: 'no houses' } }, 'no houses'],
  ['cuts its answers', 'cut', 'cannot be reached'],
] as const)(
  'shows a page of older data while the api %s, although it reports its revision',
  async (_how, answer, reason) => {
    site = await start(false);
    await get('/nl/te-koop/');
    site.api.answers['GET /houses'] = answer;
    await moveTo('r2');
    const { body, statusCode, headers } = await get('/nl/te-koop/');
    expect([statusCode, body.includes('<h1>Huizen</h1>')]).toEqual([200, true]);
    expect((await get('/nl/te-koop/')).statusCode).toBe(200);
    expect(await health()).toBe('ok');
    expect(site.log).toContainEqual(
      expect.objectContaining({
        msg: 'section failed',
        requestId: headers['x-request-id'],
        section: 'mf-listings',
        expose: 'page-list',
        cause: 'api',
        err: expect.objectContaining({
          message: expect.stringContaining(reason),
          stack: expect.stringContaining('ApiError'),
        }),
      }),
    );

    site.api.answers['GET /houses'] = { body: '"Nieuwe huizen"' };
    expect((await get('/nl/te-koop/')).body).toContain('<h1>Nieuwe huizen</h1>');
  },
);

test('waits only once for a hanging api before it shows a page of older data', async () => {
  site = await start(false);
  await get('/nl/te-koop/');
  site.api.answers['GET /houses'] = 'hang';
  await moveTo('r2');
  const asked = () => site.api.calls.filter(({ path }) => path === '/houses').length;
  const before = asked();
  const { statusCode, body } = await get('/nl/te-koop/');
  expect([statusCode, body.includes('<h1>Huizen</h1>'), asked() - before]).toEqual([200, true, 1]);
});

test('shows a page of older data while the api is unreachable, and the new one once it is back', async () => {
  site = await start(false);
  await get('/nl/te-koop/');
  site.api.answers['GET /houses'] = 'hang';
  await moveTo('r2');
  site.api.answers['GET /revision'] = { status: 503, body: { title: 'down' } };
  await until(async () => (await health()) === 'degraded');
  const stale = await get('/nl/te-koop/');
  expect([stale.statusCode, stale.body.includes('<h1>Huizen</h1>')]).toEqual([200, true]);

  site.api.answers['GET /houses'] = { body: '"Nieuwe huizen"' };
  site.api.answers['GET /revision'] = { body: { revision: 'r3' } };
  await until(async () => (await get('/nl/te-koop/')).body.includes('<h1>Nieuwe huizen</h1>'));
});
