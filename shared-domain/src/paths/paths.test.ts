import fc from 'fast-check';
import { LANGUAGES } from '../model/index.ts';
import { DEFAULT_ROUTES } from './default-routes.ts';
import { createPaths, parsePath } from './paths.ts';

const { pathOf, originalOf, relocalize } = createPaths(DEFAULT_ROUTES);

test('every route of the table is parsed in every language and in its original form', () => {
  for (const { original, type } of DEFAULT_ROUTES) {
    for (const language of [...LANGUAGES, null]) {
      expect(parsePath(pathOf(original, language))).toMatchObject({ kind: type, language, original });
    }
  }
});

test('no two routes share a path', () => {
  const all = DEFAULT_ROUTES.flatMap(({ paths }) => Object.values(paths));
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['/nl/te-koop/', 'sale-list', '/for-sale/'],
  ['/fr/a-louer/', 'rent-list', '/for-rent/'],
  ['/nl/nieuwbouwprojecten/', 'project-list', '/projets-neufs/'],
  ['/fr/estimation-gratuite/', 'page', '/contact-demand/'],
  ['/nl/diensten/', 'page', '/services/'],
  ['/nl/downloads/vast-bod-op-een-onroerend-goed/', 'article', '/downloads/offre-ferme-d-acquerir/'],
  ['/nl/bedankt/hou-me-op-de-hoogte/', 'feedback', '/feedback/demand-register/'],
  ['/fr/merci/tenez-moi-au-courant/', 'feedback', '/feedback/demand-register/'],
  ['/fr/merci/contact-me/', 'feedback', '/feedback/contact-me/'],
  ['/en/login/', 'login', '/login/'],
  ['/nl/eigenaar/', 'owner', '/owner/'],
  ['/fr/proprietaire/', 'owner', '/owner/'],
  ['/en/owner/', 'owner', '/owner/'],
])('%s is the %s %s', (path, kind, original) => {
  expect(parsePath(path)).toMatchObject({ kind, original });
});

test.each([
  ['/projects/', '/projets-neufs/'],
  ['/fr/projects/', '/projets-neufs/'],
  ['/nl/projecten/', '/projets-neufs/'],
  ['/nl/for-sale/', '/for-sale/'],
  ['/nl/diensten/honoraires/', '/services/honoraires/'],
  ['/home/', '/'],
  ['/nl/privacy/', '/privacy/'],
])('the old or mixed form %s leads to %s', (path, original) => {
  expect(originalOf(path)).toBe(original);
});

test('case, doubled and missing slashes are ignored', () => {
  for (const path of ['/NL/Te-Koop', 'nl/te-koop/', '//nl//te-koop//', '/nl/te%2Dkoop/']) {
    expect(parsePath(path)).toMatchObject({ kind: 'sale-list', language: 'nl' });
  }
  expect(originalOf('/discret')).toBe('/Discret/');
});

test('lists have city and type from the query', () => {
  expect(parsePath('/nl/te-koop/?city=Ath%7C7800&type=1#top')).toMatchObject({
    goal: 'sale',
    city: 'Ath|7800',
    type: 1,
  });
  expect(parsePath('/fr/a-louer/?city=&type=x')).toMatchObject({ goal: 'rent', city: null, type: null });
});

test('a project by query', () => {
  expect(parsePath('/project/?id=79')).toMatchObject({ kind: 'project', language: null, id: 79 });
  expect(parsePath('/fr/project/?id=79')).toMatchObject({ kind: 'project', language: 'fr', id: 79 });
  expect(parsePath('/nl/projecten/?id=79')).toMatchObject({ kind: 'project', language: 'nl', id: 79 });
  expect(parsePath('/nl/projecten/?id=x')).toMatchObject({ kind: 'project-list' });
  expect(parsePath('/project/')).toBeNull();
});

test('names in a record path are not checked, only its structure', () => {
  expect(parsePath('/nl/te-koop/elders/iets-anders/12/')).toMatchObject({ kind: 'property', id: 12 });
  for (const path of [
    '/nl/te-koop/ath/woning/',
    '/nl/te-koop/a/b/c/12/',
    '/nl/te-koop/7800/12/',
    '/nl/projecten/79/a/b/5/',
    '/nl/projecten/79/5/6/',
    '/nl/a-vendre/12/',
    '/te-koop/12/',
    '/property/12/13/',
    '/property/x/',
    '/property/99999999999999999999/',
    '/nl/constructor/',
    '/nl%2Fte-koop/',
    '/es/',
  ]) {
    expect({ path, found: parsePath(path) }).toEqual({ path, found: null });
  }
});

test('no path throws', () => {
  const segments = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('nl', 'fr', 'project', 'projecten', '%', '%E0%A4%A', '?', '12'),
    ),
  );
  fc.assert(fc.property(segments, (parts) => expect(() => parsePath(parts.join('/'))).not.toThrow()));
  expect(parsePath(undefined as unknown as string)).toBeNull();
});

test('the other language shows the same place', () => {
  expect(relocalize('/nl/te-koop/?city=Ath%7C7800&page=2', 'fr')).toBe('/fr/a-vendre/?city=Ath%7C7800&page=2');
  expect(relocalize('/fr/merci/tenez-moi-au-courant/', 'nl')).toBe('/nl/bedankt/hou-me-op-de-hoogte/');
  expect(relocalize('/', 'de')).toBe('/de/');
  expect(relocalize('/nergens/', 'fr')).toBe('/fr/');
});

test('a record in the other language keeps its id; the server completes the path', () => {
  expect(relocalize('/nl/te-koop/ath/woning/12/', 'fr')).toBe('/fr/property/12/');
  expect(relocalize('/fr/project/?id=79&utm=x', 'nl')).toBe('/nl/project/79/?utm=x');
  expect(parsePath('/fr/property/12/')).toMatchObject({ kind: 'property', language: 'fr', id: 12 });
});

test('an agency has its own table', () => {
  const own = createPaths([
    { original: '/', paths: { nl: '/nl/' }, type: 'home', parent: null },
    { original: '/for-sale/', paths: { nl: '/nl/kopen/' }, type: 'sale-list', parent: '/' },
  ]);
  expect(own.parsePath('/nl/kopen/')).toMatchObject({ kind: 'sale-list', goal: 'sale' });
  expect(own.parsePath('/fr/for-sale/')).toMatchObject({ kind: 'sale-list', language: 'fr' });
  expect(own.parsePath('/fr/')).toMatchObject({ kind: 'home', language: 'fr' });
  expect(own.parsePath('/nl/te-koop/')).toBeNull();
  expect(own.pathOf('/for-sale/', 'fr')).toBe('/fr/for-sale/');
});
