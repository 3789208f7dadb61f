import fc from 'fast-check';
import { formatDate } from './date.ts';

test.each([
  ['nl', '12 maart 2026'],
  ['fr', '12 mars 2026'],
  ['en', '12 March 2026'],
  ['de', '12. März 2026'],
] as const)('a date in %s', (language, text) => {
  expect(formatDate('2026-03-12', language)).toBe(text);
});

test('a time gives its day in Belgium', () => {
  expect(formatDate('2026-03-12T23:30:00Z', 'nl')).toBe('13 maart 2026');
  expect(formatDate('2026-03-12T22:30:00Z', 'nl')).toBe('12 maart 2026');
});

test('an invalid date gives an empty text, nothing throws', () => {
  for (const value of ['', 'soon', '2026-13-45', '12/03/2026', null, 20260312])
    expect(formatDate(value, 'fr')).toBe('');
  fc.assert(fc.property(fc.anything(), (value) => expect(() => formatDate(value, 'fr')).not.toThrow()));
});

/** Days of this century. */
const days = fc.integer({ min: 0, max: 36_524 }).map((count) => new Date(Date.UTC(2000, 0, 1 + count)));

test('French has an ordinal for the first of a month only, whether a day or a time is given', () =>
  fc.assert(
    fc.property(days, (date) => {
      const day = date.getUTCDate();
      const words = new RegExp(`^${day === 1 ? '1er' : day} \\p{L}+ ${date.getUTCFullYear()}$`, 'u');
      const iso = date.toISOString();
      expect(formatDate(iso.slice(0, 10), 'fr')).toMatch(words);
      expect(formatDate(iso.replace('T00', 'T12'), 'fr')).toMatch(words);
      for (const language of ['nl', 'en', 'de'] as const) expect(formatDate(iso, language)).not.toContain('1er');
    }),
  ));
