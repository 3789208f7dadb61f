import { isUnder } from './is-under.ts';
import { isOutside, linkTo } from './outside-link.ts';
import { homePath, routePath } from './route-path.ts';

test.each([
  ['https://x.example/', true],
  ['//x.example/', true],
  ['tel:+32', true],
  ['MAILTO:a@b.be', true],
  ['/nl/contact/', false],
])('%s leaves the site: %s', (link, outside) => {
  expect(isOutside(link)).toBe(outside);
  expect('target' in linkTo(link)).toBe(outside);
});

test('paths come from the route table; home has a path even without it', () => {
  const routes = [
    { original: '/contact/', paths: { nl: '/nl/contact/' }, type: 'page' as const, label: '', parent: null },
  ];
  expect(routePath({ routes }, '/contact/', 'nl')).toBe('/nl/contact/');
  expect(routePath({ routes }, '/contact/', 'fr')).toBeNull();
  expect(homePath({ routes }, 'fr')).toBe('/fr/');
});

test('an entry is current on its page and the pages under it; home only on its own page', () => {
  expect(isUnder('/nl/diensten/', '/nl/diensten/ons-ereloon/')).toBe(true);
  expect(isUnder('/nl/te-koop/', '/nl/te-huur/')).toBe(false);
  expect(isUnder('/nl/', '/nl/')).toBe(true);
  expect(isUnder('/nl/', '/nl/te-koop/')).toBe(false);
});
