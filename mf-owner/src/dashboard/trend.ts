import type { VisitFigure } from '@facade/shared-domain/model';

export type Trend = { direction: 'up' | 'down' | 'same' | 'first'; percent: number } | null;

/**
 * Change against the period before, in whole percent. `first`: visits where there were none; null: nothing to compare with.
 */
export function trendOf({ visits, previous }: VisitFigure): Trend {
  if (previous === null || (previous === 0 && visits === 0)) return null;
  if (previous === 0) return { direction: 'first', percent: 0 };
  const percent = Math.round(((visits - previous) / previous) * 100);
  return { direction: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same', percent: Math.abs(percent) };
}
