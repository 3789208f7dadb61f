import { categoryPlural } from './category-plural.ts';

test('a heading has the plural in its own language', () => {
  expect(categoryPlural('Appartement', 'nl')).toBe('Appartementen');
  expect(categoryPlural('Appartement', 'fr')).toBe('Appartements');
});

test.each(['Kasteel', 'Building land', 'constructor'])('%s is not changed', (name) => {
  expect(categoryPlural(name, 'en')).toBe(name);
});
