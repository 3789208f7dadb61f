import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { alternatePaths } from '@facade/shared-domain/paths/alternate-paths';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { type DashboardData, homesShown } from '../dashboard/dashboard-data.ts';
import { readQuery, statisticsPath } from '../dashboard/dashboard-query.ts';
import { DashboardView } from '../dashboard/dashboard-view.tsx';

export const page = definePage<DashboardData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, site, url, language, signal }: LoaderArgs) {
    const query = readQuery(url.searchParams);
    try {
      const statistics = await api.get<OwnerStatistics>(statisticsPath(query, language), { signal });
      return { statistics, query, alternates: alternatePaths(site, '/owner/'), isSent: url.searchParams.has('sent') };
    } catch (error) {
      if (isApiError(error) && error.status === 401)
        throw redirectTo(localizedPath(site.routes, '/login/', language), 302);
      // A home that is not, or no longer, the owner's.
      if (isApiError(error) && error.status === 404 && query.property !== null)
        throw redirectTo(localizedPath(site.routes, '/owner/', language), 302);
      throw error;
    }
  },
  Component: DashboardView,
  head: ({ data, t, site }) => ({
    title: `${t('dashboard.title', { count: homesShown(data.statistics) })} | ${site.agency.name}`,
    alternates: data.alternates,
    noindex: true,
  }),
});
