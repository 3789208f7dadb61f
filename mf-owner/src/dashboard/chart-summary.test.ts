import { summarize } from './chart-summary.ts';

test('gives the total, the span and the first of the busiest days', () => {
  const days = [
    { date: '2026-03-01', visits: 1 },
    { date: '2026-03-02', visits: 5 },
    { date: '2026-03-03', visits: 5 },
  ];
  expect(summarize(days)).toEqual({
    total: 11,
    busiest: { date: '2026-03-02', visits: 5 },
    from: '2026-03-01',
    to: '2026-03-03',
  });
});

test('is empty without a visit', () => {
  expect(summarize([{ date: '2026-03-01', visits: 0 }])).toBeNull();
  expect(summarize([])).toBeNull();
});
