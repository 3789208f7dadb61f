import { trendOf } from './trend.ts';

test.each([
  [
    { visits: 12, previous: 10 },
    { direction: 'up', percent: 20 },
  ],
  [
    { visits: 5, previous: 10 },
    { direction: 'down', percent: 50 },
  ],
  [
    { visits: 10, previous: 10 },
    { direction: 'same', percent: 0 },
  ],
  [
    { visits: 1001, previous: 1000 },
    { direction: 'same', percent: 0 },
  ],
] as const)('%j gives %j', (figure, trend) => {
  expect(trendOf(figure)).toEqual(trend);
});

test('without a previous period, or without visits in both, there is no trend', () => {
  expect(trendOf({ visits: 3, previous: null })).toBeNull();
  expect(trendOf({ visits: 0, previous: 0 })).toBeNull();
});

test('first visits have no percentage', () => {
  expect(trendOf({ visits: 3, previous: 0 })).toEqual({ direction: 'first', percent: 0 });
});
