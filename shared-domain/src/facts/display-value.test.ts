import fc from 'fast-check';
import { LANGUAGES } from '../model/index.ts';
import { DISPLAY_TYPES, displayValue } from './display-value.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['string', ' Rustige straat ', 'Rustige straat'],
  ['number', 1250.5, '1.250,5'],
  ['price', 245000, '€ 245.000'],
  ['price', 'op aanvraag', 'NaN'],
  [
    'address',
    { street: 'Rue du Moulin', houseNumber: 12, boxNr: 'B', zip: 7800, city: 'Ath' },
    'Rue du Moulin 12 bus B, 7800 Ath',
  ],
  ['address', 'Rue du Moulin 12', ''],
  ['date', '2034-09-12', '12 september 2034'],
  ['date', 'morgen', ''],
  ['array', ['parket', '', 'tegels'], 'parket, tegels'],
  ['array', [], ''],
  ['percentage', 12.5, '12,5 %'],
  ['percentage', Number.NaN, 'NaN'],
  ['string', '   ', ''],
  ['number', null, ''],
  ['number', 0, '0'],
] as const)('a %s: %j is shown as %j', (type, value, text) => {
  expect(plain(displayValue(type, value, 'nl'))).toBe(text);
});

test('any value of any type gives a text, and an empty value gives an empty text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DISPLAY_TYPES),
      fc.anything(),
      fc.constantFrom(...LANGUAGES),
      (type, value, language) => {
        expect(typeof displayValue(type, value, language)).toBe('string');
        for (const nothing of [null, undefined, '', ' ', []]) expect(displayValue(type, nothing, language)).toBe('');
      },
    ),
  );
});

test('a list shows all its texts in their order', () => {
  const texts = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 });
  fc.assert(fc.property(texts, (list) => expect(displayValue('array', list, 'fr')).toBe(list.join(', '))));
});
