import { type ApiClient, browserApi } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';

/** A booked visit as `GET /api/appointments/{token}` returns it. */
export interface Appointment {
  /** `held`: until the link of the mail confirms it; `lapsed`: it did not, in time. */
  status: 'held' | 'lapsed' | 'booked' | 'cancelled';
  start: string;
  end: string;
  heldUntil: string | null;
  /** This is the link of the mail. */
  canConfirm: boolean;
  canChange: boolean;
  propertyId: number;
  title: string;
  address: string;
  path: string | null;
  agent: { name: string; phone: string; email: string };
}

export type AppointmentChange = { action: 'cancel' } | { action: 'confirm' } | { action: 'move'; slot: string };

/** Throws `ApiError`. */
export const loadAppointment = (
  api: ApiClient,
  token: string,
  language: Language,
  signal: AbortSignal,
): Promise<Appointment> => api.get(`/appointments/${token}?lang=${language}`, { signal });

/** Confirms, moves or cancels it. Throws `ApiError`. */
export const changeAppointment = (token: string, change: AppointmentChange, language: Language): Promise<Appointment> =>
  browserApi.post<Appointment>(
    `/appointments/${token}`,
    { ...change, language },
    { headers: { 'accept-language': language } },
  );
