import { KnownHosts } from './known-hosts.ts';

const kinds = (origin: string, hosts: string[], ...asked: string[]) => {
  const known = new KnownHosts({ hosts: new Set(hosts), origin: () => origin });
  return asked.map((host) => known.kindOf(host));
};

test("with an origin in the agency's settings it goes by that name, and by this machine's", () => {
  const own = [
    'www.agency.be',
    'WWW.agency.be:443',
    'www.agency.be.',
    'localhost:8080',
    '127.0.0.1',
    '[::1]:80',
    'a.localhost',
  ];
  expect(kinds('https://www.agency.be', [], ...own)).toEqual(own.map(() => 'known'));
  const others = ['evil.example', 'agency.be', 'www.agency.be.evil.example', '10.0.0.1', 'office-pc'];
  expect(kinds('https://www.agency.be', [], ...others)).toEqual(others.map(() => 'unknown'));
});

test('hosts of the configuration are known beside it, or alone', () => {
  expect(kinds('https://www.agency.be', ['agency.be'], 'agency.be:80', 'evil.example')).toEqual(['known', 'unknown']);
  expect(kinds('', ['agency.be'], 'agency.be', 'office-pc')).toEqual(['known', 'unknown']);
});

test('with neither every host is answered, and only those of this network are named', () => {
  expect(kinds('', [], 'office-pc:8080', '192.168.1.4', 'www.agency.be')).toEqual(['known', 'known', 'unnamed']);
});

test.each(['', 'a b', 'a/b', 'a@b', 'a:b', 'a:999999', '[::1', 'a?', 'http://a', '\u0000'])('%j is no host', (host) =>
  expect(kinds('', [], host)).toEqual(['malformed']),
);
