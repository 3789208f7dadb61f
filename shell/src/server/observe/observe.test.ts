import { createElement } from 'react';
import { deployReleases } from '../testing/deploy-releases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let site: TestServer;
afterEach(() => site.close());

const fail = () => {
  throw new Error('broken on purpose');
};
const modules = (Component: () => unknown = () => createElement('h1', null, 'Huizen')) => ({
  'mf-consent': { 'fragment-dialog': { fragment: { Component: () => null } } },
  'mf-listings': { 'page-list': { page: { loader: async () => '', Component, head: () => ({ title: 'Te koop' }) } } },
});
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.server.inject({ url, headers, remoteAddress });
const linesOf = (message: string) => site.log.filter(({ msg }) => msg === message);

const deploy = (sections: string[]) => deployReleases(site, sections);
const metrics = async () => (await get('/metrics')).body;
const sampleOf = (text: string, name: string, labels: string): number =>
  Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, 'm').exec(text)?.[1]);

test('metrics have loads, failures, timeouts and render time of each release, starting at zero', async () => {
  site = await startTestServer({ modules: modules() });
  await deploy(['mf-listings', 'mf-consent']);
  const before = await metrics();
  for (const side of ['server', 'browser']) {
    for (const what of ['loads', 'failures', 'timeouts'])
      expect(sampleOf(before, `facade_section_${what}_total`, `section="mf-listings",release="0",side="${side}"`)).toBe(
        0,
      );
  }
  await get('/nl/te-koop/');
  await get('/nl/te-koop/');
  const after = await metrics();
  const labels = (side: string) => `section="mf-listings",release="0",side="${side}"`;
  expect(sampleOf(after, 'facade_section_loads_total', labels('server'))).toBe(1);
  expect(sampleOf(after, 'facade_section_loads_total', labels('browser'))).toBe(2);
  expect(sampleOf(after, 'facade_section_render_seconds_count', labels('server'))).toBe(1);
  expect(sampleOf(after, 'facade_section_render_seconds_sum', labels('server'))).toBeGreaterThan(0);
  expect(sampleOf(after, 'facade_pages_total', 'from="cache"')).toBe(1);
  expect(sampleOf(after, 'facade_pages_total', 'from="render"')).toBe(1);
  expect(sampleOf(after, 'facade_http_requests_total', 'status="200"')).toBeGreaterThan(2);
  expect(sampleOf(after, 'facade_release_traffic_percent', 'section="mf-listings",release="0"')).toBe(100);
  expect(after).toContain('process_cpu_seconds_total');
});

test('keeps the counts when another section is published', async () => {
  site = await startTestServer({ modules: modules() });
  await deploy(['mf-listings']);
  await get('/nl/te-koop/');
  await deploy(['mf-listings', 'mf-consent']);
  const labels = 'section="mf-listings",release="0",side="server"';
  expect(sampleOf(await metrics(), 'facade_section_render_seconds_count', labels)).toBe(1);
  expect(sampleOf(await metrics(), 'facade_section_loads_total', labels)).toBe(1);
});

test('counts and logs a section that throws while rendering once, with the error', async () => {
  site = await startTestServer({ modules: modules(fail) });
  await deploy(['mf-listings', 'mf-consent']);
  const answer = await get('/nl/te-koop/', { 'x-request-id': 'from-the-proxy' });
  expect(answer.statusCode).toBe(503);
  const labels = 'section="mf-listings",release="0",side="server"';
  expect(sampleOf(await metrics(), 'facade_section_failures_total', labels)).toBe(1);
  const place = { section: 'mf-listings', release: '0', expose: 'page-list', requestId: 'from-the-proxy' };
  expect(linesOf('section failed')).toEqual([expect.objectContaining({ ...place, reason: 'broken on purpose' })]);
});

test('strangers need the token to get metrics', async () => {
  site = await startTestServer();
  expect((await get('/metrics', {}, '10.0.0.7')).statusCode).toBe(200);
  expect((await get('/metrics', {}, '8.8.8.8')).statusCode).toBe(404);
  expect((await get('/metrics', { 'x-forwarded-for': '8.8.8.8' })).statusCode).toBe(404);
  await site.close();
  site = await startTestServer({ configuration: { metricsToken: 'sesame' } });
  expect((await get('/metrics')).statusCode).toBe(404);
  for (const word of ['sesame', 'Bearer sesam', 'Bearer sesamee', 'Bearer '])
    expect((await get('/metrics', { authorization: word })).statusCode).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer sesame' }, '8.8.8.8')).statusCode).toBe(200);
});

test('logs one line per request with its id, which the api and the visitor get', async () => {
  site = await startTestServer({ modules: modules() });
  const answer = await get('/nl/contact/?name=Jan', { 'x-request-id': 'abc-1' });
  expect(answer.headers['x-request-id']).toBe('abc-1');
  expect(site.api.calls.find(({ path }) => path.startsWith('/content'))?.headers['x-request-id']).toBe('abc-1');
  expect(linesOf('request')).toEqual([
    expect.objectContaining({
      requestId: 'abc-1',
      method: 'GET',
      path: '/nl/contact/',
      route: 'page',
      status: 200,
      durationMs: expect.any(Number),
      releases: { 'mf-consent': '0' },
    }),
  ]);
  expect(JSON.stringify(site.log)).not.toContain('Jan');
});

test.each(['a b', 'x'.repeat(65), '"}{"level":60', '<script>', 'é', ''])('ignores the id %j', async (id) => {
  site = await startTestServer();
  const answer = await get('/healthz', { 'x-request-id': id });
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

describe('reports of browsers', () => {
  const failure = { section: 'mf-listings', release: '0', expose: 'page-list', timedOut: true, reason: 'no answer' };
  const report = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    site.server.inject({
      method: 'POST',
      url: '/_report',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      remoteAddress,
    });
  const counted = async () => {
    const text = await metrics();
    const labels = 'section="mf-listings",release="0",side="browser"';
    return ['failures', 'timeouts'].map((what) => sampleOf(text, `facade_section_${what}_total`, labels));
  };
  beforeEach(async () => {
    site = await startTestServer();
    await deploy(['mf-listings']);
  });

  test('are counted and logged without quoted text', async () => {
    const reason = 'Unexpected "Jan Peeters" of jan@example.be in /x?name=Jan';
    expect((await report({ failures: [failure, { ...failure, timedOut: false, reason }] })).statusCode).toBe(204);
    expect(await counted()).toEqual([2, 1]);
    expect(linesOf('section failed in a browser')).toHaveLength(2);
    expect(JSON.stringify(site.log)).not.toMatch(/jan/i);
  });

  test('that only name harm are counted by its kind, and never as failures', async () => {
    const harm = { ...failure, timedOut: false, reason: 'blocked the main thread for 340 ms', harm: 'blocks' };
    expect((await report({ failures: [harm, harm, { ...harm, harm: 'other' }] })).statusCode).toBe(400);
    expect((await report({ failures: [harm, { ...harm, harm: 'patches' }] })).statusCode).toBe(204);
    const labels = (kind: string) => `section="mf-listings",release="0",harm="${kind}"`;
    const text = await metrics();
    const count = (kind: string) => sampleOf(text, 'facade_section_harms_total', labels(kind));
    expect([count('blocks'), count('patches')]).toEqual([1, 1]);
    expect(await counted()).toEqual([0, 0]);
    expect(linesOf('section harms a page in a browser')).toHaveLength(2);
  });

  test.each([
    ['another release', { failures: [{ ...failure, release: '9.9.9' }] }, 204],
    ["a developer's own release", { failures: [{ ...failure, release: 'localhost:8090' }] }, 204],
    ['another section', { failures: [{ ...failure, section: 'mf-x' }] }, 204],
    ['an invalid name', { failures: [{ ...failure, section: '__proto__' }] }, 204],
    ['too many at once', { failures: Array(11).fill(failure) }, 400],
    ['none', { failures: [] }, 400],
    ['a long reason', { failures: [{ ...failure, reason: 'x'.repeat(201) }] }, 400],
    ['a name with a line end', { failures: [{ ...failure, section: 'mf-listings\n' }] }, 400],
    ['an object instead of a text', { failures: [{ ...failure, release: {} }] }, 400],
    ['a missing field', { failures: [{ section: 'mf-listings' }] }, 400],
    ['not a list', { failures: failure }, 400],
    ['not an object', 'null', 400],
    ['not JSON', '{', 400],
    ['a very large body', { failures: [failure], more: 'x'.repeat(9000) }, 413],
  ])('%s does not count', async (_name, payload, status) => {
    expect((await report(payload)).statusCode).toBe(status);
    expect(await counted()).toEqual([0, 0]);
  });

  test("another site's page cannot send any, and one address only a limited number", async () => {
    expect((await report({ failures: [failure] }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await counted()).toEqual([0, 0]);
    for (let turn = 0; turn < 60; turn += 1)
      expect((await report({ failures: [failure] }, {}, '10.0.0.9')).statusCode).toBe(204);
    expect((await report({ failures: [failure] }, {}, '10.0.0.9')).statusCode).toBe(429);
    expect((await report({ failures: [failure] }, {}, '10.0.0.8')).statusCode).toBe(204);
  });
});
