import fc from 'fast-check';
import { searchMatches } from './search.ts';

const properties = [
  { id: 123, city: 'Ath', zip: '7800', typeName: 'Maison' },
  { id: 45, city: 'Belœil', zip: '7970', typeName: 'Garage' },
  { id: 7, city: 'Chièvres', zip: '7950', typeName: 'Maison de plain-pied' },
  { id: 8, city: null, zip: null, typeName: null },
];
const cities = [
  { name: 'Athus', zip: '6791' },
  { name: 'Ath', label: 'Aat', aliases: ['La cité des Géants'], zip: '7800' },
  { name: 'Chièvres', zip: '7950' },
];
const types = [
  { id: 1, name: 'Maison' },
  { id: 8, name: 'Garage' },
];

const search = (query: string) => {
  const found = searchMatches(query, { properties, cities, types }, 'fr');
  return {
    properties: found.properties.map(({ id }) => id),
    cities: found.cities.map(({ name }) => name),
    types: found.types.map(({ id }) => id),
  };
};

test('a blank text lists the types', () => {
  for (const query of ['', '  ', '?!']) expect(search(query)).toEqual({ properties: [], cities: [], types: [1, 8] });
});

test('whole words on id, town, zip and type', () => {
  expect(search('123').properties).toEqual([123]);
  expect(search('7800').properties).toEqual([123]);
  expect(search('garage')).toEqual({ properties: [45], cities: [], types: [8] });
  expect(search('plain pied').properties).toEqual([7]);
});

test('case and accents do not matter', () => {
  expect(search('CHIEVRES')).toMatchObject({ properties: [7], cities: ['Chièvres'] });
  expect(search('beloeil').properties).toEqual([45]);
  expect(search('BELŒIL').properties).toEqual([45]);
});

test('every word must match', () => {
  expect(search('maison ath').properties).toEqual([123]);
  expect(search('7800 Ath')).toMatchObject({ properties: [123], cities: ['Ath'] });
  expect(search('maison beloeil').properties).toEqual([]);
});

test('only the last word may be a beginning, and whole words come first', () => {
  expect(search('ath').cities).toEqual(['Ath', 'Athus']);
  expect(search('maison chi').properties).toEqual([7]);
  expect(search('mai chievres').properties).toEqual([]);
  expect(search('hievres').cities).toEqual([]);
});

test('no fuzzy matching', () => {
  for (const query of ['maisn', 'mson', '1234', 'gaarge']) {
    expect(search(query)).toEqual({ properties: [], cities: [], types: [] });
  }
});

test('towns answer to their other names', () => {
  expect(search('Aat')).toMatchObject({ properties: [123], cities: ['Ath'] });
  expect(search('géants').cities).toEqual(['Ath']);
});

test('records of another language are left out, whole items come back', () => {
  const both = [
    { id: 1, city: 'Ath', language: 'nl' as const, extra: true },
    { id: 1, city: 'Ath', language: 'fr' as const, extra: false },
  ];
  expect(searchMatches('ath', { properties: both, cities: [], types: [] }, 'nl').properties).toEqual([both[0]]);
});

test('no text throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => expect(() => search(query)).not.toThrow()));
});
