import type { Examples } from '@facade/section-kit/testing';
import { sampleAppointment, TOKEN } from '../../testing/sample-visit.ts';
import { AppointmentCard } from './appointment-card.tsx';

const render = () => <AppointmentCard token={TOKEN} />;

export const examples: Examples = {
  'just booked': { render, api: { [`/appointments/${TOKEN}`]: { body: sampleAppointment() } } },
  'not known, or not answered': { render, api: {} },
};
