import { KnownHosts } from './known-hosts.ts';

const NEAR = '127.0.0.1';
const FAR = '203.0.113.7';

const found = (origin: string, hosts: string[], address: string, ...asked: string[]) => {
  const known = new KnownHosts({ hosts: new Set(hosts), origin: () => origin });
  return asked.map((host) => known.find({ host, protocol: 'http', address }));
};
const kinds = (...[origin, hosts, address, ...asked]: Parameters<typeof found>) =>
  found(origin, hosts, address, ...asked).map(({ kind }) => kind);
const origins = (...[origin, hosts, address, ...asked]: Parameters<typeof found>) =>
  found(origin, hosts, address, ...asked).map(({ origin: named }) => named);

const OWN = 'https://www.agency.be';
const THIS_MACHINE = ['localhost:8080', '127.0.0.1', '[::1]:80', 'a.localhost'];

test("with an origin in the agency's settings, it accepts that host with any port, and uses only that origin in links", () => {
  const own = ['www.agency.be', 'WWW.agency.be:443', 'www.agency.be.', 'www.agency.be:6666'];
  for (const address of [NEAR, FAR]) {
    expect(kinds(OWN, [], address, ...own)).toEqual(own.map(() => 'known'));
    expect(origins(OWN, [], address, ...own)).toEqual(own.map(() => OWN));
  }
  const others = ['evil.example', 'agency.be', 'www.agency.be.evil.example', '10.0.0.1', 'office-pc'];
  expect(kinds(OWN, [], NEAR, ...others)).toEqual(others.map(() => 'unknown'));
});

test("accepts this machine's names from visitors on it and in its network", () => {
  for (const address of [NEAR, '::1', '::ffff:127.0.0.1', '192.168.1.20'])
    expect(origins(OWN, [], address, ...THIS_MACHINE)).toEqual(
      THIS_MACHINE.map((host) => new URL(`http://${host}`).origin),
    );
  for (const address of [FAR, '2001:db8::1', '']) {
    expect(kinds(OWN, [], address, ...THIS_MACHINE)).toEqual(THIS_MACHINE.map(() => 'unknown'));
    expect(kinds('', ['agency.be'], address, ...THIS_MACHINE)).toEqual(THIS_MACHINE.map(() => 'unknown'));
    expect(kinds('', [], address, ...THIS_MACHINE)).toEqual(THIS_MACHINE.map(() => 'unnamed'));
  }
});

test('knows hosts of the configuration with or without an origin; uses a port only in the local network', () => {
  expect(kinds(OWN, ['agency.be'], FAR, 'agency.be:80', 'evil.example')).toEqual(['known', 'unknown']);
  expect(kinds('', ['agency.be'], NEAR, 'agency.be', 'office-pc')).toEqual(['known', 'unknown']);
  expect(origins('', ['agency.be'], FAR, 'agency.be:6666')).toEqual(['http://agency.be']);
  expect(origins('', ['agency.be'], NEAR, 'agency.be:6666')).toEqual(['http://agency.be:6666']);
});

test('with neither, answers every host, and uses in links only local hosts for local visitors', () => {
  const asked = ['office-pc:8080', '192.168.1.4', 'www.agency.be'];
  expect(kinds('', [], NEAR, ...asked)).toEqual(['known', 'known', 'unnamed']);
  expect(kinds('', [], FAR, ...asked)).toEqual(asked.map(() => 'unnamed'));
});

test.each(['', 'a b', 'a/b', 'a@b', 'a:b', 'a:999999', '[::1', 'a?', 'http://a', '\u0000'])(
  '%j is not a host',
  (host) => expect(found('', [], NEAR, host)).toEqual([{ kind: 'malformed', origin: '' }]),
);
