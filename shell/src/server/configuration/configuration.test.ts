import { readConfiguration } from './configuration.ts';

const read = (environment: Record<string, string> = {}) =>
  readConfiguration({ FACADE_API_URL: 'http://127.0.0.1:8090', ...environment });

test('the edge by itself: any host, a year of HSTS, 20 seconds to end', () => {
  expect(read()).toMatchObject({
    hosts: new Set(),
    hsts: 'max-age=31536000',
    connectionsPerAddress: 200,
    drain: { grace: 0, deadline: 20_000 },
  });
});

test('the edge as it is set', () => {
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
])('%s cannot be "%s"', (name, value) => expect(() => read({ [name]: value })).toThrow(name));
