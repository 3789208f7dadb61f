import type { Appointment } from '../forms/appointment/appointment.ts';
import type { VisitSlot, VisitTimes } from '../forms/visit/visit-times.ts';

const slot = (id: string, day: string, from: string, to: string): VisitSlot => ({
  id,
  start: `${day}T${from}:00+01:00`,
  end: `${day}T${to}:00+01:00`,
});

/** Two days of one week and one of the next but one. */
export const sampleSlots: readonly VisitSlot[] = [
  slot('tue-1', '2026-11-24', '14:00', '14:45'),
  slot('tue-2', '2026-11-24', '15:00', '15:45'),
  slot('sat-1', '2026-11-28', '09:30', '10:15'),
  slot('later', '2026-12-08', '14:00', '14:45'),
];

export const sampleTimes = (changes: Partial<VisitTimes> = {}): VisitTimes => ({
  state: 'free',
  slots: [...sampleSlots],
  ...changes,
});

export const TOKEN = 'a'.repeat(65);

export const sampleAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  status: 'booked',
  start: '2026-11-24T14:00:00+01:00',
  end: '2026-11-24T14:45:00+01:00',
  heldUntil: null,
  canConfirm: false,
  canChange: true,
  propertyId: 4321,
  title: 'Herenhuis met stadstuin',
  address: 'Rue de Pintamont 12, 7800 Ath',
  path: '/nl/te-koop/ath/herenhuis/4321/',
  agent: { name: 'An Devos', phone: '+3268000000', email: 'an@example.be' },
  ...changes,
});
