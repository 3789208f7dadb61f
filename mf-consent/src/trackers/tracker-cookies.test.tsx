import { domainsOf } from './tracker-cookies.ts';

test.each([
  ['www.agency.be', ['www.agency.be', 'agency.be']],
  ['agency.be', ['agency.be']],
  ['localhost', []],
  ['127.0.0.1', []],
])('hosts a cookie of %s may be set for', (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains);
});
