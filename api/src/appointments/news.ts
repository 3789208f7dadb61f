import type { Transaction } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { MailParties } from '../forms/mail-parties.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Appointment } from './appointment.ts';
import { placeOf } from './appointment-view.ts';
import type { AppointmentNews } from './mail/appointment-mail.ts';

/** Reads what the mails about an appointment need, inside the transaction that changes it. */
export async function newsOf(
  tx: Transaction<Tables>,
  snapshot: Snapshot,
  appointment: Appointment,
  told: Pick<AppointmentNews, 'event' | 'before' | 'until' | 'token' | 'origin'> & { parties: MailParties },
): Promise<AppointmentNews> {
  const { propertyId, visitor } = appointment;
  const agency = await placeOf(tx, snapshot, propertyId, told.parties.agencyLanguage);
  const place = { agency, visitor: await placeOf(tx, snapshot, propertyId, visitor.language) };
  return { ...told, appointment, place };
}
