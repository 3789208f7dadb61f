import fc from 'fast-check';
import type { Language } from '../model/index.ts';
import { formatNumber, formatPercentage } from './number.ts';
import { formatPrice } from './price.ts';

const LOCALES: [Language, string][] = [
  ['nl', 'nl-BE'],
  ['fr', 'fr-BE'],
  ['en', 'nl-BE'],
  ['de', 'de-BE'],
];

/**
 * Node.js includes the CLDR: our own formatting must give the same results. Values that round to zero have no sign
 * here; see below.
 */
const numbers = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((number) => Math.abs(number) >= 0.005);
const amounts = fc.oneof(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), numbers).filter(Boolean);

test.each(LOCALES)('numbers, percentages and prices in %s are those of %s', (language, locale) => {
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const withCents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatNumber(amount, language)).toBe(decimals.format(amount));
      const money = Math.round(amount * 100) % 100 === 0 ? whole : withCents;
      expect(formatPrice(amount, language)).toBe(money.format(amount));
    }),
  );
  // Intl takes a fraction: a hundredth of these is exact enough for both to round alike.
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (quarters) => {
      const written = percents.format(quarters / 400);
      // Unlike the CLDR, the texts of the site have a space in Dutch.
      const expected = language === 'nl' ? written.replace('%', '\u00a0%') : written;
      expect(formatPercentage(quarters / 4, language)).toBe(expected);
    }),
  );
});

test('a value that rounds to zero has no sign', () => {
  expect([formatNumber(-0, 'nl'), formatNumber(-0.001, 'nl'), formatPrice(-0.001, 'fr')]).toEqual([
    '0',
    '0',
    '0\u00a0€',
  ]);
});

test.each([1e21, -1e300])('%s is not a realistic number', (value) => {
  expect(formatNumber(value, 'nl')).toBe('NaN');
});
