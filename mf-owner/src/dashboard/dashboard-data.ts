import type { Language, OwnerStatistics } from '@facade/shared-domain/model';
import type { DashboardQuery } from './dashboard-query.ts';

export interface DashboardData {
  statistics: OwnerStatistics;
  query: DashboardQuery;
  /** A message to the agency was just sent. */
  isSent?: boolean;
  alternates: Partial<Record<Language, string>>;
}

/** Number of homes on the dashboard: the chosen one, or all. */
export const homesShown = ({ chosen, properties }: Pick<OwnerStatistics, 'chosen' | 'properties'>): number =>
  chosen === null ? properties.length : 1;
