import type { Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { type MailParties, withLead } from '../correspondence/index.ts';
import type { Address } from '../mail/index.ts';
import { type KeyedHash, signId, type Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import type { Appointment } from './appointment.ts';
import { placeOf } from './appointment-view.ts';
import type { AppointmentNews } from './mail/appointment-news.ts';
import { visitOwnersOf } from './mail/visit-owners.ts';

/** Reads what the mails about an appointment need, inside the transaction that changes it. */
export async function newsOf(
  tx: Transaction<Tables>,
  snapshot: Snapshot,
  appointment: Appointment,
  { sign, parties, ...told }: Pick<AppointmentNews, 'event' | 'before' | 'until' | 'origin'> & NewsContext,
): Promise<AppointmentNews> {
  const { id, propertyId, visitor, agenda, submissionId } = appointment;
  const placeIn = (language: Language) => placeOf(tx, snapshot, propertyId, language);
  const agency = await placeIn(parties.agencyLanguage);
  // The agent of the home may be another one since the visit was booked.
  const agent = { name: agency.agent.email.toLowerCase() === agenda ? agency.agent.name : '', address: agenda };
  const assignee = await assigneeOf(tx, submissionId);
  return {
    ...told,
    appointment,
    // The link of a visit that is held confirms it, too.
    token: signId(told.event === 'held' ? 'held-appointment' : 'appointment', id, sign),
    parties: withLead(parties, { id: submissionId, form: 'visit', agent, assignee }),
    place: { agency, visitor: await placeIn(visitor.language) },
    owners: await visitOwnersOf(tx, propertyId, snapshot, { origin: told.origin, sign, placeIn }),
  };
}

interface NewsContext {
  parties: MailParties;
  sign: KeyedHash;
}

async function assigneeOf(tx: Transaction<Tables>, leadId: string): Promise<Address | null> {
  const found = await tx
    .selectFrom('lead')
    .innerJoin('staff', 'staff.id', 'lead.assigned_to')
    .select(['staff.name', 'staff.email as address'])
    .where('lead.id', '=', leadId)
    .executeTakeFirst();
  return found ?? null;
}
