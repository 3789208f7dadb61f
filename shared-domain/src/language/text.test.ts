import fc from 'fast-check';
import { isEmpty, truncate, unbroken } from './text.ts';

test('a text of exactly this length is kept, a longer one is cut', () => {
  expect(truncate('x'.repeat(100), 100)).toBe('x'.repeat(100));
  expect(truncate('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`);
  expect(truncate('', 100)).toBe('');
  expect(truncate(null, 100)).toBe('');
  expect(truncate('abc', 0)).toBe('…');
  expect(truncate('abc', Number.NaN)).toBe('…');
});

test('characters outside the basic plane count once and are never split', () => {
  expect(truncate('🏠🏠🏠', 3)).toBe('🏠🏠🏠');
  expect(truncate('🏠🏠🏠', 2)).toBe('🏠🏠…');
});

test('never longer than requested plus the ellipsis, and a prefix of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(50), (text, length) => {
      const short = truncate(text, length);
      expect(Array.from(short).length).toBeLessThanOrEqual(length + 1);
      expect(short === text || text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});

test.each([null, undefined, '', '  \n\u00a0', []])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true);
});

test.each([0, false, 'x', [null], {}])('%j is not empty', (value) => {
  expect(isEmpty(value)).toBe(false);
});

test('a number in groups stays on one line', () => {
  expect(unbroken('BE 0123.456.789')).toBe('BE\u00a00123.456.789');
});
