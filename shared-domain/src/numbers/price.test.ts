import fc from 'fast-check';
import { LANGUAGES } from '../model/index.ts';
import { formatPrice, formatPriceRange } from './price.ts';

/** No-break and narrow spaces made plain, for reading. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['nl', '€ 215.000'],
  ['fr', '215 000 €'],
  ['en', '€ 215.000'],
  ['de', '215.000 €'],
] as const)('Belgian format in %s', (language, text) => {
  expect(plain(formatPrice(215_000, language))).toBe(text);
});

test('cents only where there are any', () => {
  expect(plain(formatPrice(19_999.9, 'nl'))).toBe('€ 19.999,90');
  expect(plain(formatPrice(19_999.999, 'nl'))).toBe('€ 20.000');
  expect(plain(formatPrice(0, 'fr'))).toBe('0 €');
  expect(plain(formatPrice(-0.001, 'fr'))).toBe('0 €');
});

test.each([
  ['nl', 'Vanaf € 215.000'],
  ['fr', 'À partir de 215 000 €'],
  ['en', 'Starting from € 215.000'],
  ['de', 'Ab 215.000 €'],
] as const)('unit 7 in %s', (language, text) => {
  expect(plain(formatPrice(215_000, language, { priceUnit: 7 }))).toBe(text);
  expect(formatPrice(215_000, language, { priceUnit: 1 })).toBe(formatPrice(215_000, language));
});

test('what is no number prints exactly NaN', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, null, undefined, '', 'abc', {}, []]) {
    expect(formatPrice(value, 'nl', { priceUnit: 7 })).toBe('NaN');
  }
});

test('a range names the currency at both ends', () => {
  expect(plain(formatPriceRange(205_000, 240_000, 'nl'))).toBe('€ 205.000 – € 240.000');
  expect(plain(formatPriceRange(205_000, 240_000, 'de'))).toBe('205.000 € – 240.000 €');
});

test('an unpublished price is on request', () => {
  expect(formatPrice(215_000, 'nl', { published: false })).toBe('Prijs op aanvraag');
  expect(formatPrice(null, 'fr', { published: false })).toBe('Prix sur demande');
});

test('no input throws, and digits are those of the amount', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...LANGUAGES), (value, language) => {
      expect(typeof formatPrice(value, language)).toBe('string');
    }),
  );
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatPrice(amount, 'fr').replace(/\D/g, '')).toBe(String(amount));
    }),
  );
});
