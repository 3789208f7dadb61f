import { readConfiguration } from './configuration.ts';

const resultOf = (environment: Record<string, string> = {}) =>
  readConfiguration({ FACADE_API_URL: 'http://127.0.0.1:8090', ...environment });

const read = (environment: Record<string, string> = {}) => {
  const result = resultOf(environment);
  if (!result.ok) throw new Error(result.problems.join());
  return result.configuration;
};

test('defaults: any host, a year of HSTS, 20 seconds to stop', () => {
  expect(read()).toMatchObject({
    hosts: new Set(),
    hsts: 'max-age=31536000',
    connectionsPerAddress: 200,
    drain: { grace: 0, deadline: 20_000 },
  });
});

test('explicit values', () => {
  const hsts = 'max-age=63072000; includeSubDomains; preload';
  const environment = { FACADE_HOSTS: 'WWW.agency.be, agency.be', FACADE_HSTS: hsts, FACADE_DRAIN_GRACE: '2' };
  expect(read(environment)).toMatchObject({
    hosts: new Set(['www.agency.be', 'agency.be']),
    hsts,
    drain: { grace: 2000, deadline: 20_000 },
  });
  expect(read({ FACADE_HSTS: 'off' }).hsts).toBeNull();
});

test.each([
  ['FACADE_HOSTS', 'https://www.agency.be'],
  ['FACADE_HOSTS', 'www.agency.be:8080'],
  ['FACADE_HSTS', 'preload'],
  ['FACADE_HSTS', 'max-age=1\r\nx: y'],
  ['FACADE_CONNECTIONS_PER_ADDRESS', '0'],
  ['FACADE_DRAIN_SECONDS', 'long'],
  ['FACADE_TRUST_PROXY', '10.0.0.0/33'],
  ['FACADE_OVERRIDE_ORIGINS', 'https://previews.example.org/path'],
  ['FACADE_POLL_INTERVAL', '10'],
  ['FACADE_BUDGET_PERCENT', '101'],
  ['FACADE_API_URL', 'nowhere'],
  ['PORT', '65536'],
])('rejects %s="%s"', (name, value) => {
  const result = resultOf({ [name]: value });
  expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(`${name}: `)] });
});

test('lists every problem at once', () => {
  const result = readConfiguration({ PORT: 'http', LOG_LEVEL: 'loud' });
  expect(result.ok ? [] : result.problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'FACADE_API_URL',
    'LOG_LEVEL',
  ]);
});

test('trusted proxies', () => {
  expect(read().trustProxy).toEqual(['loopback']);
  expect(read({ FACADE_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(read({ FACADE_TRUST_PROXY: '' }).trustProxy).toEqual([]);
});

test('error budget', () => {
  expect(read().budget).toEqual({ percent: 2, failures: 5, window: 600_000 });
  expect(read({ FACADE_BUDGET_MINUTES: '' }).budget.window).toBe(600_000);
});
