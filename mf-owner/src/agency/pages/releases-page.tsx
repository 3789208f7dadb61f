import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { ReleasesAnswer } from '@facade/shared-domain/releases';
import { inboxPath } from '../agency-paths.ts';
import { ReleasesView } from '../releases/releases-view.tsx';
import { readSpan, type Span } from '../releases/spans.ts';
import { staffOnly } from '../staff-only.ts';

interface ReleasesData {
  answer: ReleasesAnswer;
  since: Span;
  /** A change was just made. */
  isDone: boolean;
}

export const page = definePage<ReleasesData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url: { searchParams } }: LoaderArgs) {
    const since = readSpan(searchParams.get('since'));
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
