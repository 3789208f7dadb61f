import type { Transaction } from 'kysely';
import { mailParties } from '../correspondence/index.ts';
import type { MailConfig, Outbox } from '../mail/index.ts';
import { type Db, type KeyedHash, keyedHasher, type Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import { bookHeld, type Changed, cancelAppointment, isOverlap, moveAppointment } from './change-appointment.ts';
import { appointmentMails } from './mail/appointment-mails.ts';
import type { AppointmentEvent, AppointmentNews } from './mail/appointment-news.ts';
import { newsOf } from './news.ts';

export interface AppointmentServices {
  db: Db;
  outbox: Pick<Outbox, 'add'>;
  mail: MailConfig;
}

/** The change of an appointment that the visitor wants, or the agency on the visitor's behalf. */
export type RequestedChange =
  | { action: 'move'; slotId: string }
  | { action: 'cancel'; by: 'visitor' | 'agency' }
  | { action: 'book-held' };

/**
 * Changes an appointment and mails everybody concerned, in one transaction.
 * @param origin address of the site, for links in mails
 */
export async function applyChange(
  id: string,
  requested: RequestedChange,
  snapshot: Snapshot,
  origin: string | null,
  { db, outbox, mail }: AppointmentServices,
): Promise<Changed> {
  // Read before the transaction, which would hold its connection while it waits for another.
  const sign = await keyedHasher(db);
  const parties = mailParties(snapshot, mail, origin);
  try {
    return await db
      .transaction()
      .execute((tx) => changeWithin(tx, id, requested, { snapshot, sign, origin, parties, outbox }));
  } catch (error) {
    if (isOverlap(error)) return { ok: false, refusal: 'taken' };
    throw error;
  }
}

/** The same within a larger transaction, which fails if another appointment overlaps after all. */
export async function changeWithin(
  tx: Transaction<Tables>,
  id: string,
  requested: RequestedChange,
  { snapshot, outbox, ...details }: Pick<AppointmentServices, 'outbox'> & { snapshot: Snapshot } & MailDetails,
): Promise<Changed> {
  const changed = await changeTo(tx, id, requested, snapshot);
  if (!changed.ok) return changed;
  const { before, after } = changed;
  const event = eventOf(requested);
  const news = await newsOf(tx, snapshot, after, { ...details, event, before: event === 'moved' ? before : undefined });
  for (const message of appointmentMails(news)) await outbox.add(tx, { ...message, about: after.submissionId });
  return changed;
}

type MailDetails = Pick<AppointmentNews, 'origin' | 'parties'> & { sign: KeyedHash };

function changeTo(
  tx: Transaction<Tables>,
  id: string,
  requested: RequestedChange,
  snapshot: Snapshot,
): Promise<Changed> {
  switch (requested.action) {
    case 'move':
      return moveAppointment(tx, snapshot, { id, slotId: requested.slotId });
    case 'book-held':
      return bookHeld(tx, { id });
    default:
      return cancelAppointment(tx, { id });
  }
}

function eventOf(requested: RequestedChange): AppointmentEvent {
  if (requested.action === 'move') return 'moved';
  if (requested.action === 'book-held') return 'booked';
  return requested.by === 'agency' ? 'cancelledByAgency' : 'cancelled';
}
