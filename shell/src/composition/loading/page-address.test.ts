import type { PageParameters } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { matchRoute } from './match-route.ts';
import { pageAddress } from './page-address.ts';
import { contentParametersIn } from './page-parameters.ts';

/** Replaces the rest of a value, or further values. */
const CUT = '%E2%80%A6';

const site = sampleSite();
const sections = {
  parametersOf: (section: string) => (section === 'mf-listings' ? { city: 10, page: 6, ids: 30 } : undefined),
  contentParameters: (): PageParameters => ({ home: 10 }),
};
const addressOf = (path: string, of = sections) => {
  const url = new URL(path, 'https://example.be');
  return pageAddress({ url, route: matchRoute(url, site) }, site, of);
};
const read = (path: string, of = sections) => {
  const { url } = addressOf(path, of);
  return url.pathname + url.search;
};

test.each([
  ['/nl/te-koop/', '/nl/te-koop/'],
  ['/nl/te-koop/?utm_source=x&fbclid=y', '/nl/te-koop/'],
  ['/nl/te-koop/?page=2&utm_source=x&city=Ath', '/nl/te-koop/?city=Ath&page=2'],
  ['/nl/te-koop/?city=Ath&page=2&city=Mons&city=Ath', '/nl/te-koop/?city=Ath&city=Mons&page=2'],
  ['/nl/te-koop/?city=Ath&city=Lessines', `/nl/te-koop/?city=Ath&city=${CUT}`],
  ['/nl/te-koop/?city=Ath&city=Lessines&city=Mons', `/nl/te-koop/?city=Ath&city=${CUT}`],
  ['/nl/te-koop/?page=0000005', `/nl/te-koop/?page=000000${CUT}`],
  ['/nl/te-koop/?%63ity=%41th%7c1', '/nl/te-koop/?city=Ath%7C1'],
  ['/nl/te-koop/?city=%20Ath%20%20', '/nl/te-koop/?city=Ath'],
  ['/nl/te-koop/?city=0123456789abc', `/nl/te-koop/?city=0123456789${CUT}`],
  ['/nl/te-koop/?ids=1%2C2,3', '/nl/te-koop/?ids=1,2,3'],
  ['/nl/te-koop/?city=', '/nl/te-koop/?city='],
  ['/nl/contact/?city=Ath', '/nl/contact/'],
  ['/nl/contact/?city=Ath&home=12', '/nl/contact/?home=12'],
  ['/nl/?home=12', '/nl/'],
  ['/nl/nergens/?city=Ath', '/nl/nergens/'],
])('%s becomes %s for its page', (path, address) => {
  expect(read(path)).toBe(address);
  expect(read(address)).toBe(address);
});

test('a release that does not declare parameters receives all of them', () => {
  expect(read('/nl/te-huur/?b=1&a=2', { ...sections, parametersOf: () => undefined })).toBe('/nl/te-huur/?b=1&a=2');
});

test("the agency's own pages read what fragments declare, each name once and as long as the longest", () => {
  const first = { fragmentParameters: { offer: { offer: 4, home: 3 } } };
  const second = { fragmentParameters: { note: { offer: 6 } } };
  const declared = { ...sections, contentParameters: () => contentParametersIn([first, second]) };
  expect(read('/nl/contact/?offer=123456&home=1234&note=1', declared)).toBe(`/nl/contact/?home=123${CUT}&offer=123456`);
  expect(read('/nl/?offer=1', declared)).toBe('/nl/');
});

test('a release from before fragments declared parameters still gets the home', () => {
  const declared = { ...sections, contentParameters: () => contentParametersIn([{}, { fragmentParameters: {} }]) };
  expect(read('/nl/contact/?home=12&offer=1', declared)).toBe('/nl/contact/?home=12');
});

test('a project that the query of a list names stays that project', () => {
  const list = {
    original: '/projets-neufs/',
    paths: { nl: '/nl/nieuwbouwprojecten/' },
    type: 'project-list',
    label: '',
    parent: null,
  } as const;
  const withList = { ...site, routes: [...site.routes, list] };
  const url = new URL('/nl/nieuwbouwprojecten/?id=79&x=1', 'https://www.example.be');
  const none = { parametersOf: () => ({}) } as unknown as typeof sections;
  const address = pageAddress({ url, route: matchRoute(url, withList) }, withList, none);
  expect(address.route).toMatchObject({ kind: 'project', params: { id: '79' } });
});

test('the route is that of the address, unless an id in the query determines the page', () => {
  expect(addressOf('/nl/te-koop/?city=0123456789abc').route?.params.city).toBe('0123456789…');
  const none = { parametersOf: () => ({}) } as unknown as typeof sections;
  const { url, route } = addressOf('/nl/project/?id=79&x=1', none);
  expect(url.search).toBe('');
  expect(route).toMatchObject({ kind: 'project', params: { id: '79' } });
});
