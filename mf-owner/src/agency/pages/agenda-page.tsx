import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { visitWeek } from '@facade/shared-domain/numbers/visit-time';
import { agendaQuery } from '../agenda/agenda-query.ts';
import { AgendaView } from '../agenda/agenda-view.tsx';
import { daysLater } from '../agenda/week-days.ts';
import { staffOnly } from '../staff-only.ts';

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
