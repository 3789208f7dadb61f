import { sampleSite } from '@facade/section-kit/testing';
import type { RouteEntry } from '@facade/shared-domain/model';
import { createPaths } from '@facade/shared-domain/paths/paths';
import { redirectFor } from './redirects.ts';

const alias = (original: string, nl: string, redirectTo: string): RouteEntry => ({
  original,
  paths: { nl },
  type: 'page',
  label: '',
  parent: null,
  redirectTo,
});
const base = sampleSite('nl');
const site = {
  ...base,
  routes: [
    ...base.routes,
    alias('/old-contact/', '/nl/oud-contact/', '/nl/contact/'),
    alias('/shop/', '/nl/winkel/', 'https://example.org/'),
    alias('/round/', '/nl/rond/', '/nl/rond/'),
    alias('/cheap/', '/nl/goedkoop/', '/nl/te-koop/?type=1'),
  ],
};
const paths = createPaths(site.routes);
const redirect = (path: string) => redirectFor(new URL(path, 'https://example.be'), site, paths);

test.each([
  ['a missing slash', '/nl/te-koop', '/nl/te-koop/', 301],
  ['capitals', '/NL/Te-Koop/', '/nl/te-koop/', 301],
  ['doubled slashes', '/nl//te-koop/', '/nl/te-koop/', 301],
  ['an original path under a language', '/nl/for-sale/', '/nl/te-koop/', 301],
  ['the query is preserved', '/nl/te-koop?city=Ath%7C7800', '/nl/te-koop/?city=Ath%7C7800', 301],
  ['no language', '/for-sale/', '/nl/te-koop/', 302],
  ['the root', '/?utm=x', '/nl/?utm=x', 302],
  ['an alias', '/nl/oud-contact/', '/nl/contact/', 301],
  ['an alias without slash, in one step', '/nl/oud-contact?a=1', '/nl/contact/?a=1', 301],
  ['an alias without language', '/old-contact/', '/nl/contact/', 302],
  ['an alias with a query', '/nl/goedkoop/?page=2', '/nl/te-koop/?type=1&page=2', 301],
  ['another site', '/nl/winkel/?a=1', 'https://example.org/', 301],
])('%s: %s redirects to %s', (_what, from, to, status) => {
  expect(redirect(from)).toEqual({ to, status });
});

test.each([
  ['a canonical path', '/nl/te-koop/?page=2'],
  ['a record, whose page knows the right address', '/nl/te-koop/elders/huis/12/'],
  ['a record without language', '/property/12/'],
  ['an unknown path', '/nl/nergens/'],
  ['a language that the site does not have', '/de/'],
  ['a redirect to itself', '/nl/rond/'],
])('%s stays: %s', (_what, path) => {
  expect(redirect(path)).toBeNull();
});
