import type { Language, OwnerStatistics } from '@facade/shared-domain/model';
import type { DashboardQuery } from './dashboard-query.ts';

export interface DashboardData {
  statistics: OwnerStatistics;
  query: DashboardQuery;
  alternates: Partial<Record<Language, string>>;
}
