import fc from 'fast-check';
import { parsePath } from '../paths.ts';
import { propertyPath } from './property-path.ts';

const house = {
  id: 12,
  goal: 'sale',
  city: 'Belœil',
  mainTypeName: 'Woning',
  typeDescription: 'Maison d’été à 195.000 €',
} as const;

test.each([
  ['nl', '/nl/te-koop/beloeil/woning/12/'],
  ['fr', '/fr/a-vendre/beloeil/maison-d-ete-a-195-000/12/'],
  ['en', '/en/property/12/'],
  ['de', '/de/property/12/'],
  [null, '/property/12/'],
] as const)('for sale, %s', (language, path) => {
  expect(propertyPath(house, language)).toBe(path);
});

test('for rent', () => {
  expect(propertyPath({ ...house, goal: 'rent' }, 'nl')).toBe('/nl/te-huur/beloeil/woning/12/');
  expect(propertyPath({ ...house, goal: 'rent' }, 'fr')).toBe('/fr/a-louer/beloeil/maison-d-ete-a-195-000/12/');
});

test('names without a slug are left out', () => {
  expect(propertyPath({ id: 12, goal: 'sale', city: '', mainTypeName: 'woning' }, 'nl')).toBe('/nl/te-koop/woning/12/');
  expect(propertyPath({ id: 12, goal: 'sale', city: 'Ath', mainTypeName: null }, 'nl')).toBe('/nl/te-koop/ath/12/');
  expect(propertyPath({ id: 12, goal: 'sale', typeDescription: '2026' }, 'fr')).toBe('/fr/a-vendre/12/');
});

const names = fc.option(fc.string({ unit: 'grapheme' }));

test('a built path can be parsed: kind, language, id and goal', () => {
  const property = fc.record({
    id: fc.nat(),
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    city: names,
    mainTypeName: names,
    typeDescription: names,
  });
  fc.assert(
    fc.property(property, fc.constantFrom('nl' as const, 'fr' as const), (parts, language) => {
      expect(parsePath(propertyPath(parts, language))).toEqual({
        kind: 'property',
        language,
        original: `/property/${parts.id}/`,
        id: parts.id,
        goal: parts.goal,
      });
    }),
  );
});

test('forms without names are parsed without goal', () => {
  for (const language of ['en', 'de', null] as const) {
    expect(parsePath(propertyPath(house, language))).toMatchObject({ kind: 'property', language, id: 12, goal: null });
  }
});
