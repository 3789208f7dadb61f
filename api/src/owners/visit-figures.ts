import type { OwnerStatistics, VisitFigure } from '@facade/shared-domain/model';
import { addDays } from '../visits/brussels-day.ts';

export type VisitsByDay = ReadonlyMap<string, number>;

const CHART_DAYS = 30;

/**
 * The four figures and the chart, out of the visits per day.
 * A week and a month are those of the calendar so far; each is compared with as many days of the one before.
 */
export function visitFigures(
  days: VisitsByDay,
  today: string,
): Pick<OwnerStatistics, 'today' | 'week' | 'month' | 'total' | 'days'> {
  const sum = (from: string, count: number) =>
    Array.from({ length: count }, (_, n) => days.get(addDays(from, n)) ?? 0).reduce((a, b) => a + b, 0);
  const figure = (from: string, length: number, before: string): VisitFigure => ({
    visits: sum(from, length),
    previous: sum(before, length),
  });
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  const dayOfMonth = Number(today.slice(8));
  const first = addDays(today, 1 - dayOfMonth);
  const lastOfPrevious = addDays(first, -1);
  const firstOfPrevious = `${lastOfPrevious.slice(0, 8)}01`;
  return {
    today: figure(today, 1, addDays(today, -1)),
    week: figure(monday, sinceMonday + 1, addDays(monday, -7)),
    month: {
      visits: sum(first, dayOfMonth),
      // The 31st has no fellow in a shorter month.
      previous: sum(firstOfPrevious, Math.min(dayOfMonth, Number(lastOfPrevious.slice(8)))),
    },
    total: { visits: [...days.values()].reduce((a, b) => a + b, 0), previous: null },
    days: Array.from({ length: CHART_DAYS }, (_, n) => {
      const date = addDays(today, n + 1 - CHART_DAYS);
      return { date, visits: days.get(date) ?? 0 };
    }),
  };
}
