import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { DashboardView } from '../components/dashboard/dashboard-view.tsx';
import type { DashboardData } from '../model/dashboard-data.ts';

export const page = definePage<DashboardData>({
  access: 'owner',
  async loader({ api, site, language, signal }: LoaderArgs) {
    try {
      const statistics = await api.get<OwnerStatistics>(`/owner/statistics?lang=${language}`, { signal });
      return { statistics, alternates: alternatePaths(site, '/owner/') };
    } catch (error) {
      if (isApiError(error) && error.status === 401)
        throw redirectTo(localizedPath(site.routes, '/login/', language), 302);
      throw error;
    }
  },
  Component: DashboardView,
  head: ({ data, t, site }) => ({
    title: `${t('dashboard.title')} | ${site.agency.name}`,
    alternates: data.alternates,
    noindex: true,
  }),
});
