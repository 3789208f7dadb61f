import { definePage, isApiError, type LoaderArgs } from '@facade/section-kit';
import type { LeadAnswer } from '@facade/shared-domain/model';
import { LeadView } from '../lead/lead-view.tsx';
import type { LeadData } from '../page-data.ts';
import { staffOnly } from '../staff-only.ts';

export const page = definePage<LeadData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, route, language, signal }: LoaderArgs) {
    const { id = '' } = route.params;
    try {
      const path = `/agency/leads/${encodeURIComponent(id)}?lang=${language}`;
      return { answer: await api.get<LeadAnswer>(path, { signal }) };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { answer: null };
      throw staffOnly(error, language, id);
    }
  },
  Component: LeadView,
  head({ data: { answer }, t, site }) {
    const sender = answer?.lead.sender || t('agency.inbox.unknownSender');
    return {
      title: `${answer ? sender : t('agency.lead.goneTitle')} | ${site.agency.name}`,
      noindex: true,
      ...(answer ? {} : { status: 410 as const }),
    };
  },
});
