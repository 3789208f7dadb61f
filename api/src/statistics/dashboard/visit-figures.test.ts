import { periodsOf, visitFigures } from './visit-figures.ts';

describe('visitFigures', () => {
  // A Wednesday.
  const today = '2026-03-11';
  const days = new Map([
    ['2026-03-11', 1],
    ['2026-03-10', 2],
    ['2026-03-09', 4],
    ['2026-03-08', 8],
    ['2026-03-04', 16],
    ['2026-03-02', 32],
    ['2026-02-11', 64],
    ['2026-02-12', 128],
    ['2025-01-01', 256],
  ]);
  const figures = visitFigures(days, periodsOf(today), 511);

  test('compare periods of the same length', () => {
    expect(figures.today).toEqual({ visits: 1, previous: 2 });
    expect(figures.week).toEqual({ visits: 7, previous: 48 });
    expect(figures.month).toEqual({ visits: 63, previous: 64 });
    expect(figures.total).toEqual({ visits: 511, previous: null });
  });

  test('include each of thirty days, also days without visits', () => {
    expect(figures.days).toHaveLength(30);
    expect([figures.days[0]?.date, figures.days[29]]).toEqual(['2026-02-10', { date: today, visits: 1 }]);
    expect(figures.days[28]?.visits).toBe(2);
  });

  test('do not reach into the month before a short month', () => {
    expect(visitFigures(new Map([['2026-03-01', 5]]), periodsOf('2026-03-31'), 5).month).toEqual({
      visits: 5,
      previous: 0,
    });
  });
});
