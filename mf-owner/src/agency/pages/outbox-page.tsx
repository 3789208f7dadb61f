import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { OutboxAnswer } from '@facade/shared-domain/model';
import { inboxPath } from '../agency-paths.ts';
import { OutboxView } from '../outbox/outbox-view.tsx';
import { staffOnly } from '../staff-only.ts';

export const page = definePage<OutboxAnswer, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal }: LoaderArgs) {
    try {
      return await api.get<OutboxAnswer>('/agency/outbox', { signal });
    } catch (error) {
      // An agent has no outbox.
      if (isApiError(error) && error.status === 403) throw redirectTo(inboxPath(language), 302);
      throw staffOnly(error, language);
    }
  },
  Component: OutboxView,
  head: ({ t, site }) => ({ title: `${t('agency.outbox.title')} | ${site.agency.name}`, noindex: true }),
});
