import { otherTownNames, townLabel } from './exonyms.ts';

test('other names of a town, from any of them', () => {
  expect(otherTownNames('Ath')).toEqual(['Aat']);
  expect(otherTownNames('aat')).toEqual(['Ath']);
  expect(otherTownNames('Grammont')).toEqual(['Geraardsbergen']);
  expect(otherTownNames('Chièvres')).toEqual([]);
});

test('the label of a town in a language', () => {
  expect(townLabel('Lessines', 'nl')).toBe('Lessen');
  expect(townLabel('Lessines', 'fr')).toBe('Lessines');
  expect(townLabel('Geraardsbergen', 'fr')).toBe('Grammont');
  expect(townLabel('Geraardsbergen', 'en')).toBe('Geraardsbergen');
  expect(townLabel('Chièvres', 'nl')).toBe('Chièvres');
});

test('one spelling, whatever the source writes: ligature and apostrophe', () => {
  expect(townLabel('Beloeil', 'nl')).toBe('Belœil');
  expect(townLabel('Belœil', 'fr')).toBe('Belœil');
  expect(otherTownNames('Beloeil')).toEqual([]);
  expect(townLabel("Meslin-l'Évêque", 'fr')).toBe('Meslin-l’Évêque');
});
