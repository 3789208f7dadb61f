import { mean } from './mean.ts';

test('the sum divided by the count', () => {
  expect(mean([1, 2, 6])).toBe(3);
});

test('throws for an empty list', () => {
  expect(() => mean([])).toThrow(RangeError);
});
