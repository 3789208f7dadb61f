import type { VisitFigure } from '@facade/shared-domain/model';

export type Trend = { direction: 'up' | 'down' | 'same'; percent: number } | null;

/** Change against the period before, in whole percent; null where there is nothing to compare with. */
export function trendOf({ visits, previous }: VisitFigure): Trend {
  if (previous === null || previous === 0) return null;
  const percent = Math.round(((visits - previous) / previous) * 100);
  return { direction: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same', percent: Math.abs(percent) };
}
