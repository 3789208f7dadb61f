import type { OwnerStatistics, VisitFigure } from '@facade/shared-domain/model';
import { Temporal } from 'temporal-polyfill';
import { addDays } from '../../kernel/index.ts';

export type VisitsByDay = ReadonlyMap<string, number>;

const CHART_DAYS = 30;

/** The first days of the periods of a dashboard. */
export interface Periods {
  today: string;
  /** A Monday. */
  week: string;
  month: string;
  monthBefore: string;
  /** Days since the first of the month, today included. */
  dayOfMonth: number;
  /** How many of these days the month before has. */
  daysBefore: number;
  /** The first day of all periods, compared ones included. */
  first: string;
}

/** The current calendar week and month, up to today. */
export function periodsOf(today: string): Periods {
  const date = Temporal.PlainDate.from(today);
  const month = date.with({ day: 1 });
  const monthBefore = month.subtract({ months: 1 });
  return {
    today,
    week: addDays(today, 1 - date.dayOfWeek),
    month: month.toString(),
    monthBefore: monthBefore.toString(),
    dayOfMonth: date.day,
    // A shorter month has no 31st.
    daysBefore: Math.min(date.day, monthBefore.daysInMonth),
    // In March of a common year the chart begins before the previous month.
    first: [monthBefore.toString(), addDays(today, 1 - CHART_DAYS)].sort()[0] as string,
  };
}

/**
 * Calculates figures and chart from the visits per day. Each period is compared with the same number of days of the one
 * before.
 * @param total visits of all time
 */
export function visitFigures(
  days: VisitsByDay,
  periods: Periods,
  total: number,
): Pick<OwnerStatistics, 'today' | 'week' | 'month' | 'total' | 'days'> {
  const { today, week, month, monthBefore, dayOfMonth, daysBefore } = periods;
  const sum = (from: string, count: number) =>
    Array.from({ length: count }, (_, n) => days.get(addDays(from, n)) ?? 0).reduce((a, b) => a + b, 0);
  const figure = (from: string, length: number, before: string): VisitFigure => ({
    visits: sum(from, length),
    previous: sum(before, length),
  });
  const daysOfWeek = (Date.parse(today) - Date.parse(week)) / 86_400_000 + 1;
  return {
    today: figure(today, 1, addDays(today, -1)),
    week: figure(week, daysOfWeek, addDays(week, -7)),
    month: { visits: sum(month, dayOfMonth), previous: sum(monthBefore, daysBefore) },
    total: { visits: total, previous: null },
    days: Array.from({ length: CHART_DAYS }, (_, n) => {
      const date = addDays(today, n + 1 - CHART_DAYS);
      return { date, visits: days.get(date) ?? 0 };
    }),
  };
}
