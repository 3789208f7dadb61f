import type { Language, OwnerStatistics } from '@facade/shared-domain/model';
import type { DashboardQuery } from './dashboard-query.ts';

export interface DashboardData {
  statistics: OwnerStatistics;
  query: DashboardQuery;
  alternates: Partial<Record<Language, string>>;
}

/** How many homes the dashboard is about: the one that was chosen, or all. */
export const homesShown = ({ chosen, properties }: Pick<OwnerStatistics, 'chosen' | 'properties'>): number =>
  chosen === null ? properties.length : 1;
