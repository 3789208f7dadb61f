import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { WebsiteHistory } from '@facade/shared-domain/model';
import { HistoryView } from '../history/history-view.tsx';
import { nullForAgents } from '../managers-only.ts';
import type { HistoryData } from '../page-data.ts';
import { readDone } from '../website-paths.ts';

export const page = definePage<HistoryData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url }: LoaderArgs) {
    const query = new URLSearchParams({ lang: language, id: url.searchParams.get('thing') ?? '' });
    const answer = await api
      .get<WebsiteHistory>(`/agency/website/history?${query}`, { signal })
      .catch((error) => nullForAgents(error, language));
    return { answer, done: readDone(url.searchParams) };
  },
  Component: HistoryView,
  head: ({ t, site }) => ({ title: `${t('agency.website.history')} | ${site.agency.name}`, noindex: true }),
});
