import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { LeadInbox } from '@facade/shared-domain/model';
import { apiQuery, readFilter } from '../inbox/inbox-filter.ts';
import { InboxView } from '../inbox/inbox-view.tsx';
import type { InboxData } from '../page-data.ts';
import { staffOnly } from '../staff-only.ts';

export const page = definePage<InboxData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, url, language, signal }: LoaderArgs) {
    const filter = readFilter(url.searchParams);
    try {
      const inbox = await api.get<LeadInbox>(`/agency/leads?${apiQuery(filter, language)}`, { signal });
      return { inbox, filter };
    } catch (error) {
      throw staffOnly(error, language);
    }
  },
  Component: InboxView,
  head({ data: { inbox }, t, site }) {
    const open = inbox.counts[inbox.staff.role === 'agent' ? 'mine' : 'new'];
    const count = open > 0 ? `(${open}) ` : '';
    return {
      title: `${count}${t('agency.inbox.title')}: ${t(`agency.boxes.${inbox.box}`)} | ${site.agency.name}`,
      noindex: true,
    };
  },
});
