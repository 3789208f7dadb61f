import { comparePath, favouritesPath } from './kept-paths.ts';

test('addresses of favourites and of homes side by side', () => {
  expect(favouritesPath('fr')).toBe('/fr/favoris/');
  expect(favouritesPath('nl', [4, 12])).toBe('/nl/bewaard/?ids=4,12');
  expect(comparePath('en', [1])).toBe('/en/compare/?ids=1');
});
