import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import { RELEASE_SPANS, type ReleaseSpan, type ReleasesAnswer } from '@facade/shared-domain/releases';
import { inboxPath } from '../agency-paths.ts';
import { ReleasesView } from '../releases/releases-view.tsx';
import { staffOnly } from '../staff-only.ts';

interface ReleasesData {
  answer: ReleasesAnswer;
  since: ReleaseSpan;
  /** A change was just made. */
  isDone: boolean;
}

export const page = definePage<ReleasesData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url: { searchParams } }: LoaderArgs) {
    const since = RELEASE_SPANS.find((span) => span === searchParams.get('since')) ?? '7d';
    try {
      const answer = await api.get<ReleasesAnswer>(`/agency/releases?since=${since}`, { signal });
      return { answer, since, isDone: searchParams.get('done') === '1' };
    } catch (error) {
      if (isApiError(error) && error.status === 403) throw redirectTo(inboxPath(language), 302);
      throw staffOnly(error, language);
    }
  },
  Component: ({ data }) => <ReleasesView {...data} />,
  head: ({ t, site }) => ({ title: `${t('agency.releases.title')} | ${site.agency.name}`, noindex: true }),
});
