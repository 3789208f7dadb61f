import { alternatePaths } from './alternate-paths.ts';
import { DEFAULT_ROUTES } from './default-routes.ts';

test('a path per language that the site uses, none for the others', () => {
  const languages = [
    { code: 'nl', use: true },
    { code: 'fr', use: true },
    { code: 'de', use: false },
  ] as const;
  const routes = DEFAULT_ROUTES.map((route) => ({ ...route, label: '' }));
  expect(alternatePaths({ languages: [...languages], routes }, '/owner/')).toEqual({
    nl: '/nl/eigenaar/',
    fr: '/fr/proprietaire/',
  });
  expect(alternatePaths({ languages: [...languages], routes }, '/owner/', (path) => `${path}?page=2`)).toEqual({
    nl: '/nl/eigenaar/?page=2',
    fr: '/fr/proprietaire/?page=2',
  });
});
