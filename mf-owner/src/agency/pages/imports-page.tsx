import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { ImportsAnswer } from '@facade/shared-domain/model';
import { inboxPath } from '../agency-paths.ts';
import { ImportsView } from '../imports/imports-view.tsx';
import { staffOnly } from '../staff-only.ts';

interface ImportsData {
  answer: ImportsAnswer;
  /** An import was just requested. */
  isStarted: boolean;
}

export const page = definePage<ImportsData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url }: LoaderArgs) {
    try {
      const answer = await api.get<ImportsAnswer>(`/agency/imports?lang=${language}`, { signal });
      return { answer, isStarted: url.searchParams.get('started') === '1' };
    } catch (error) {
      // Only managers see what is imported.
      if (isApiError(error) && error.status === 403) throw redirectTo(inboxPath(language), 302);
      throw staffOnly(error, language);
    }
  },
  Component: ({ data }) => <ImportsView {...data} />,
  head: ({ t, site }) => ({ title: `${t('agency.imports.title')} | ${site.agency.name}`, noindex: true }),
});
