import type { Statistics } from '../statistics.ts';
import { estimate, isCertainlyMore, sampleOf } from './sample.ts';

const limits = { counted: 100, drawn: 100, sampled: 50 };
const statistics = (sale: number, rent: number) => ({ all: { sale, rent } }) as Statistics;

test.each([
  [3, 0.1, 30],
  [123, 0.01, 12_000],
  [0, 0.5, 0],
  [1, 0.3, 3],
  [1555, 0.5, 3100],
])('%i homes of a sample of %d are about %i', (count, share, about) => expect(estimate(count, share)).toBe(about));

test('few homes are not sampled: all are read', () => {
  expect(sampleOf(statistics(149, 1000), 'sale', limits)).toBeNull();
  expect(sampleOf(statistics(1000, 0), 'sale', limits)?.share).toBe(0.05);
  expect(sampleOf(statistics(500, 500), undefined, limits)?.share).toBe(0.05);
});

test('a sample with many matches is trusted; with fewer, homes are counted', () => {
  expect(isCertainlyMore(30, 0.05, 100)).toBe(true);
  expect(isCertainlyMore(11, 0.05, 100)).toBe(false);
});
