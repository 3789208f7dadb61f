import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { visitWeek } from '@facade/shared-domain/numbers/visit-time';
import { AgendaView } from '../components/agenda/agenda-view.tsx';
import { agendaQuery } from '../model/agenda-query.ts';
import { staffOnly } from '../model/staff-only.ts';
import { daysLater } from '../model/week-days.ts';

export const page = definePage<AgendaAnswer, 'mf-owner'>({
  access: 'owner',
  async loader({ api, url, language, signal }: LoaderArgs) {
    try {
      return await api.get<AgendaAnswer>(`/agency/agenda?${agendaQuery(url.searchParams, language)}`, { signal });
    } catch (error) {
      throw staffOnly(error, language);
    }
  },
  Component: AgendaView,
  head: ({ data: { week }, t, site, language }) => ({
    title: `${t('agency.agenda.title')}: ${visitWeek(week, daysLater(week, 6), language)} | ${site.agency.name}`,
    noindex: true,
  }),
});
