import { DEFAULT_ROUTES } from './default-routes.ts';
import { listPath } from './list-path.ts';
import { localizedPath, pagePath } from './localized-path.ts';

const path = (original: string, language: Parameters<typeof localizedPath>[2]) =>
  localizedPath(DEFAULT_ROUTES, original, language);

test('a page has its own path per language', () => {
  expect(path('/services/', 'nl')).toBe('/nl/diensten/');
  expect(path('/services/', 'en')).toBe('/en/services/');
  expect(path('/services/', null)).toBe('/services/');
  expect(path('/SERVICES', 'fr')).toBe('/fr/services/');
});

test('query and fragment stay', () => {
  expect(path('/for-sale/?type=1#list', 'fr')).toBe('/fr/a-vendre/?type=1#list');
});

test('a language without its own path gets the original under its prefix', () => {
  expect(localizedPath([{ original: '/contact/', paths: { nl: '/nl/contact/' } }], '/contact/', 'de')).toBe(
    '/de/contact/',
  );
});

test('records get the prefix, unknown paths lead home', () => {
  expect(path('/property/12', 'nl')).toBe('/nl/property/12/');
  expect(path('/project/?id=79', 'fr')).toBe('/fr/project/?id=79');
  expect(path('/nowhere/', 'nl')).toBe('/nl/');
  expect(path('/nowhere/', null)).toBe('/');
});

test('a page that the agency does not have has no link', () => {
  expect(pagePath(DEFAULT_ROUTES, '/for-sale/?type=1', 'fr')).toBe('/fr/a-vendre/?type=1');
  expect(pagePath(DEFAULT_ROUTES, '/nowhere/?type=1', 'fr')).toBeNull();
});

test('a list narrowed to town and type', () => {
  const city = { name: 'Braine-le-Comte', zip: '7090' };
  expect(listPath(DEFAULT_ROUTES, 'sale', { city, type: 1 }, 'nl')).toBe(
    '/nl/te-koop/?city=Braine-le-Comte%7C7090&type=1',
  );
  expect(listPath(DEFAULT_ROUTES, 'rent', { city: '7800' }, 'fr')).toBe('/fr/a-louer/?city=7800');
  expect(listPath(DEFAULT_ROUTES, 'rent', {}, null)).toBe('/for-rent/');
});
