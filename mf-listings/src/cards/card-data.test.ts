import { priceDrop } from './card-data.ts';

test.each([
  [245_000, 260_000, 5],
  [99_000, 100_000, 1],
  [99_001, 100_000, null],
  [260_000, 245_000, null],
  [245_000, 245_000, null],
  [null, 245_000, null],
  [245_000, undefined, null],
  [245_000, null, null],
])('%s after %s: %s', (amount, previous, expected) => {
  expect(priceDrop(amount, previous)).toBe(expected);
});
