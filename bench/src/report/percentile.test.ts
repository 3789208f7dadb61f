import { percentile } from './percentile.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

test('the value that the given percentage does not exceed', () => {
  expect(percentile(HUNDRED, 99)).toBe(99);
  expect(percentile(HUNDRED, 50)).toBe(50);
  expect(percentile([7], 99)).toBe(7);
});

test('an empty list is an error', () => {
  expect(() => percentile([], 99)).toThrow('no value');
});
