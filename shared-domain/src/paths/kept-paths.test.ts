import { comparePath, favouritesPath, followPath } from './kept-paths.ts';

test('addresses of favourites and of homes side by side', () => {
  expect(favouritesPath('fr')).toBe('/fr/favoris/');
  expect(favouritesPath('nl', [4, 12])).toBe('/nl/bewaard/?ids=4,12');
  expect(followPath('nl', 4)).toBe('/nl/bewaard/?ids=4&follow=1');
  expect(comparePath('en', [1])).toBe('/en/compare/?ids=1');
});
