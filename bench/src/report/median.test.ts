import { median } from './median.ts';

test('the middle of an odd number of values, in any order', () => {
  expect(median([9, 1, 100])).toBe(9);
});

test('the mean of the two in the middle of an even number', () => {
  expect(median([4, 1, 10, 2])).toBe(3);
});

test('does not change its argument and refuses an empty list', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
  expect(() => median([])).toThrow(RangeError);
});
