import { deployReleases } from '../testing/deploy-releases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
  await deployReleases(site, ['mf-listings']);
});
afterAll(() => site.close());

const AGREED = 'consent=set; consentAnalyticsStorage=true';
const lcp = { vital: 'LCP', value: 1900, section: 'mf-listings', release: '0' };

const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.server.inject({
    method: 'POST',
    url: '/api/vitals',
    headers: { 'content-type': 'application/json', cookie: AGREED, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress,
  });

/** Every line of the metrics about vitals. */
async function counted(): Promise<string[]> {
  const { body } = await site.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return body.split('\n').filter((line) => line.startsWith('facade_web_vital'));
}

test('metrics have the speed of pages by section and release', async () => {
  const cls = { vital: 'CLS', value: 0.04, section: 'mf-listings', release: '0' };
  const ttfb = { vital: 'TTFB', value: 120, section: 'shell', release: '' };
  expect((await send({ vitals: [lcp, { ...lcp, value: 5000 }, cls, ttfb] })).statusCode).toBe(204);
  const labels = 'section="mf-listings",release="0"';
  expect(await counted()).toEqual(
    expect.arrayContaining([
      `facade_web_vital_seconds_bucket{le="1.8",vital="lcp",${labels}} 0`,
      `facade_web_vital_seconds_bucket{le="2.5",vital="lcp",${labels}} 1`,
      `facade_web_vital_seconds_count{vital="lcp",${labels}} 2`,
      `facade_web_vital_seconds_sum{vital="lcp",${labels}} 6.9`,
      `facade_web_vital_shift_bucket{le="0.05",${labels}} 1`,
      `facade_web_vital_seconds_count{vital="ttfb",section="shell",release=""} 1`,
    ]),
  );
  expect(site.api.calls.filter(({ path }) => path.includes('vitals'))).toEqual([]);
});

test.each([
  ['no consent', { vitals: [lcp] }, { cookie: '' }, 204],
  ['consent to something else', { vitals: [lcp] }, { cookie: 'consent=set; consentAdStorage=true' }, 204],
  ['another release', { vitals: [{ ...lcp, release: '9.9.9' }] }, {}, 204],
  ["a developer's own release", { vitals: [{ ...lcp, release: 'localhost:8090' }] }, {}, 204],
  ['another section', { vitals: [{ ...lcp, section: 'mf-x' }] }, {}, 204],
  ['an invalid name', { vitals: [{ ...lcp, section: '__proto__' }] }, {}, 204],
  ['an unknown vital', { vitals: [{ ...lcp, vital: 'XXX' }] }, {}, 400],
  ['a negative time', { vitals: [{ ...lcp, value: -1 }] }, {}, 400],
  ['an infinite time', '{"vitals":[{"vital":"LCP","value":1e999,"section":"mf-listings","release":"0"}]}', {}, 400],
  ['more than a page can have', { vitals: Array(21).fill(lcp) }, {}, 400],
  ['none', { vitals: [] }, {}, 400],
  ['not JSON', '{', {}, 400],
  ['a very large body', { vitals: [lcp], more: 'x'.repeat(5000) }, {}, 413],
  ['from another site', { vitals: [lcp] }, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s does not count', async (_name, payload, headers, status) => {
  const before = await counted();
  expect((await send(payload, headers as Record<string, string>)).statusCode).toBe(status);
  expect(await counted()).toEqual(before);
});

test('limits the reports of one address', async () => {
  for (let turn = 0; turn < 120; turn += 1)
    expect((await send({ vitals: [lcp] }, {}, '10.0.0.9')).statusCode).toBe(204);
  const refused = await send({ vitals: [lcp] }, {}, '10.0.0.9');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await send({ vitals: [lcp] }, {}, '10.0.0.8')).statusCode).toBe(204);
});

test('removes the measurements of a release together with it', async () => {
  await deployReleases(site, ['mf-detail']);
  expect((await counted()).filter((line) => line.includes('mf-listings'))).toEqual([]);
});
