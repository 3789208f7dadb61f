import type { Examples } from '@facade/section-kit/testing';
import { sampleAppointment, sampleTimes, TOKEN } from '../../testing/sample-visit.ts';
import { AppointmentView } from './appointment-view.tsx';

const view =
  (changes: Parameters<typeof sampleAppointment>[0], times = sampleTimes()) =>
  () => <AppointmentView data={{ token: TOKEN, appointment: sampleAppointment(changes), times }} />;

const HELD = { status: 'held' as const, heldUntil: '2026-11-20T10:30:00+01:00', canChange: false };

export const examples: Examples = {
  booked: view({}),
  'no other time is free': view({}, sampleTimes({ state: 'full', slots: [] })),
  'begun, and the home has left the site': view({ canChange: false, path: null, address: '' }),
  'held, and this is the link of the mail': view({ ...HELD, canConfirm: true }),
  'held, and the mail has the link': view(HELD),
  'not confirmed in time': view({ status: 'lapsed', canChange: false }),
  cancelled: view({ status: 'cancelled', canChange: false }),
};
