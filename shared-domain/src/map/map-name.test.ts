import type { Language } from '../model/index.ts';
import { mapName } from './map-name.ts';

const called = (language: Language, properties: Record<string, string>) =>
  mapName(language, { get: (key: string) => properties[key] });
const place = (name: string) => ({ layer: 'place', 'name:latin': name });

test.each<[Language, string, string]>([
  ['nl', 'Lessines', 'Lessen'],
  ['nl', 'Braine-Le-Comte', '’s-Gravenbrakel'],
  ['fr', 'Gent', 'Gand'],
  ['fr', 'Ath', 'Ath'],
  ['nl', 'Chièvres', 'Chièvres'],
  ['nl', 'Brussel - Bruxelles', 'Brussel'],
  ['fr', 'Brussel - Bruxelles', 'Bruxelles'],
  ['nl', 'Saint-Gilles - Sint-Gillis', 'Saint-Gilles - Sint-Gillis'],
])('in %s the map calls %s %s', (language, local, name) => expect(called(language, place(local))).toBe(name));

test('the tiles’ name in the language comes first', () => {
  expect(called('nl', { ...place('Lessines'), 'name:nl': 'Lessen (eigen)' })).toBe('Lessen (eigen)');
  expect(called('fr', { ...place('Lessines'), 'name:nl': 'Lessen (eigen)' })).toBe('Lessines');
});

test('only names of places are translated: streets and house numbers are not', () => {
  expect(called('nl', { layer: 'transportation_name', 'name:latin': 'Mons' })).toBe('Mons');
  expect(called('nl', { layer: 'housenumber', housenumber: '12' })).toBe('12');
  expect(called('nl', { layer: 'place' })).toBe('');
});
