import { LANGUAGES } from '../../model/index.ts';
import { visitPath } from './visit-path.ts';

test('the page of a visit has its own address per language', () => {
  expect(visitPath('fr', 4321)).toBe('/fr/visite/4321/');
  expect(new Set(LANGUAGES.map((language) => visitPath(language, 1))).size).toBe(LANGUAGES.length);
});
