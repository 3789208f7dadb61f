import fc from 'fast-check';
import { formatArea, formatLength, formatNumber, formatPercentage, readNumber } from './number.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('numbers the Belgian way', () => {
  expect(formatNumber(1250.5, 'nl')).toBe('1.250,5');
  expect(plain(formatNumber(1250.456, 'fr'))).toBe('1 250,46');
  expect(formatNumber(1250, 'en')).toBe('1.250');
});

test('surfaces, lengths and percentages', () => {
  expect(formatArea(120, 'fr')).toBe('120\u00a0m²');
  expect(formatLength(7.5, 'nl')).toBe('7,5\u00a0m');
  expect(formatPercentage(12.5, 'nl')).toBe('12,5\u00a0%');
  expect(plain(formatPercentage(6, 'fr'))).toBe('6 %');
});

test('an invalid number prints NaN', () => {
  for (const format of [formatNumber, formatArea, formatLength, formatPercentage]) {
    expect(format('x', 'nl')).toBe('NaN');
    fc.assert(fc.property(fc.anything(), (value) => expect(() => format(value, 'fr')).not.toThrow()));
  }
});

test('numbers in text are read, blanks are not zero', () => {
  expect(readNumber(' 12.5 ')).toBe(12.5);
  for (const value of ['', ' ', '12 m', true, null, [], Number.POSITIVE_INFINITY]) expect(readNumber(value)).toBeNull();
});
