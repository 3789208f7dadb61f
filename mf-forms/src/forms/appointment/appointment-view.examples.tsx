import type { Examples } from '@facade/section-kit/testing';
import { sampleAppointment, sampleTimes, TOKEN } from '../../testing/sample-visit.ts';
import { AppointmentView } from './appointment-view.tsx';

const view =
  (changes: Parameters<typeof sampleAppointment>[0], times = sampleTimes()) =>
  () => <AppointmentView data={{ token: TOKEN, appointment: sampleAppointment(changes), times }} />;

export const examples: Examples = {
  booked: view({}),
  'no other time is free': view({}, sampleTimes({ state: 'full', slots: [] })),
  'begun, and the home has left the site': view({ canChange: false, path: null, address: '' }),
  cancelled: view({ status: 'cancelled', canChange: false }),
};
