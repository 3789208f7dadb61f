import type { OwnerStatistics } from '@facade/shared-domain/model';

export interface ChartSummary {
  total: number;
  /** The day with the most visits, the first of several. */
  busiest: { date: string; visits: number };
  from: string;
  to: string;
}

/** A text alternative of the chart; null without a visit. */
export function summarize(days: OwnerStatistics['days']): ChartSummary | null {
  const [first] = days;
  const last = days.at(-1);
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  if (!first || !last || total === 0) return null;
  const busiest = days.reduce((most, day) => (day.visits > most.visits ? day : most));
  return { total, busiest, from: first.date, to: last.date };
}
