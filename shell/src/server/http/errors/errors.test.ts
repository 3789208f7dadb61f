import { until } from '@facade/server-kit/until';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let site: TestServer;
let free: () => void;

/** No page gets a render slot. */
beforeEach(async () => {
  let loading = 0;
  const gate = new Promise<string>((resolve) => {
    free = () => resolve('');
  });
  const loader = () => {
    loading += 1;
    return gate;
  };
  const list = { loader, Component: () => null, head: () => ({ title: 'Te koop' }) };
  const dialog = { fragment: { Component: () => null } };
  site = await startTestServer({
    modules: { 'mf-consent': { 'fragment-dialog': dialog }, 'mf-listings': { 'page-list': { page: list } } },
  });
  for (let count = 0; count < 16; count += 1) void get(`/nl/te-koop/?count=${count}`);
  await until(() => loading === 16);
});
afterEach(async () => {
  free();
  await site.close();
});

const get = (url: string) => site.server.inject({ url });
const logged = (message: string) => site.log.filter(({ msg }) => msg === message);
const refused = async () => /facade_refused_total\{reason="renders"\} (\d+)/.exec((await get('/metrics')).body)?.[1];

test('answers an invalid request without a render slot', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'x'.repeat(70_000);
  const answer = await site.server.inject({ method: 'POST', url: '/nl/contact/', payload, headers });
  expect([answer.statusCode, answer.body.includes('<footer')]).toEqual([413, true]);
  expect(await refused()).toBe('0');
  expect(logged('the error page failed too')).toEqual([]);
});

test('logs an unexpected error and refuses its page like others', async () => {
  jest.spyOn(site.sections, 'lease').mockRejectedValueOnce(new Error('broken on purpose'));
  const answer = await get('/nl/contact/');
  expect([answer.statusCode, answer.body.includes('<h1>We zijn zo terug</h1>')]).toEqual([503, true]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await refused()).toBe('1');
  expect(logged('unexpected error')).toHaveLength(1);
  expect(logged('the error page failed too')).toEqual([]);
});
