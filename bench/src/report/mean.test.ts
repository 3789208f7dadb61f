import { mean } from './mean.ts';

test('the sum, shared out', () => {
  expect(mean([1, 2, 6])).toBe(3);
});

test('throws on none', () => {
  expect(() => mean([])).toThrow(RangeError);
});
