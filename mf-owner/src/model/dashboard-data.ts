import type { Language, OwnerStatistics } from '@facade/shared-domain/model';

export interface DashboardData {
  statistics: OwnerStatistics;
  alternates: Partial<Record<Language, string>>;
}
