import fc from 'fast-check';
import { type DisplayType, displayValue } from './display.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['string', ' Ath ', 'Ath'],
  ['number', '1250', '1 250'],
  ['number', 'x', 'NaN'],
  ['price', 215_000, '215 000 €'],
  ['percentage', 6, '6 %'],
  ['date', '2026-03-12', '12 mars 2026'],
  ['date', 'soon', ''],
  ['address', { street: 'Grand-Place', houseNumber: 1, zip: '7800', city: 'Ath' }, 'Grand-Place 1, 7800 Ath'],
  ['address', 'Grand-Place 1', 'Grand-Place 1'],
  ['array', ['gaz', '', null, 'eau', 3], 'gaz, eau, 3'],
  ['array', 'gaz', 'gaz'],
  ['string', {}, ''],
] as const)('%s %j is %j', (type, value, text) => {
  expect(plain(displayValue(type, value, 'fr'))).toBe(text);
});

const TYPES: DisplayType[] = ['string', 'number', 'price', 'address', 'date', 'array', 'percentage'];

test('an empty value is empty text in every type', () => {
  for (const type of TYPES)
    for (const value of [null, undefined, ' ', []]) expect(displayValue(type, value, 'nl')).toBe('');
});

test('price options', () => {
  expect(plain(displayValue('price', 1000, 'nl', { priceUnit: 7 }))).toBe('Vanaf € 1.000');
  expect(displayValue('price', null, 'nl', { published: false })).toBe('Prijs op aanvraag');
});

test('nothing throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.anything(), (type, value) =>
      expect(typeof displayValue(type, value, 'fr')).toBe('string'),
    ),
  );
});
