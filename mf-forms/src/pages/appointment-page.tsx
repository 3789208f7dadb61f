import { definePage, notFound } from '@facade/section-kit';
import { isSignedKey } from '@facade/shared-domain/paths/signed-key';
import { loadAppointment } from '../forms/appointment/appointment.ts';
import { type AppointmentPageData, AppointmentView } from '../forms/appointment/appointment-view.tsx';
import { loadVisitTimes, type VisitTimes } from '../forms/visit/visit-times.ts';

const NONE: VisitTimes = { state: 'none', slots: [] };

export const page = definePage<AppointmentPageData, 'mf-forms'>({
  // Personal: never cached.
  access: 'owner',
  async loader({ api, route, language, signal }) {
    const { token = '' } = route.params;
    if (!isSignedKey(token)) throw notFound();
    const appointment = await loadAppointment(api, token, language, signal);
    // A visit stays valid after the home has left the site.
    const times = appointment.canChange
      ? await loadVisitTimes(api, appointment.propertyId, signal).catch(() => NONE)
      : NONE;
    return { token, appointment, times };
  },
  Component: AppointmentView,
  head: ({ data, t, site }) => ({
    title: `${t(`appointment.title.${data.appointment.status}`)} | ${site.agency.name}`,
    noindex: true,
  }),
});
