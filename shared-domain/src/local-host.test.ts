import { isLocalHost } from './local-host.ts';

test.each([
  'localhost',
  'LOCALHOST:8080',
  'office-pc',
  'shell_1:3000',
  'nas.local',
  'www.site.home.arpa:80',
  'app.internal',
  '127.0.0.1:8080',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.5:80',
  '[::1]:8080',
  '[fd12:3456::1]',
])('%s is known on this network only', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  '',
  'www.agency.be',
  'evil.example:8080',
  'local.evil.example',
  '10.evil.example',
  '127.0.0.1.evil.example',
  '172.32.0.1',
  '8.8.8.8',
  '134744072',
  '[2001:db8::1]',
  'a b',
  'a/b',
  'user@localhost',
  'localhost:80:80',
  '-a',
])('%s is not', (host) => expect(isLocalHost(host)).toBe(false));
