import type { Transaction } from 'kysely';
import type { MailConfig } from '../config/config.ts';
import type { Db, Tables } from '../database/index.ts';
import { mailParties } from '../forms/mail-parties.ts';
import { keyedHasher } from '../limits/keyed-hash.ts';
import { signId } from '../limits/signed-id.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Snapshot } from '../snapshot.ts';
import { type AppointmentNews, agencyAppointmentMail, visitorAppointmentMail } from './appointment-mail.ts';
import type { AppointmentEvent } from './appointment-mail-texts.ts';
import {
  type Changed,
  cancelAppointment,
  confirmAppointment,
  isOverlap,
  moveAppointment,
} from './change-appointment.ts';
import { newsOf } from './news.ts';

export interface AppointmentServices {
  db: Db;
  outbox: Pick<Outbox, 'add'>;
  mail: MailConfig;
}

/** The change of an appointment that the visitor wants, or the agency on the visitor's behalf. */
export type Wish =
  | { action: 'move'; slotId: string }
  | { action: 'cancel'; by: 'visitor' | 'agency' }
  | { action: 'confirm' };

/**
 * Changes an appointment and mails both sides, in one transaction.
 * @param origin address of the site, for links in mails
 */
export async function applyChange(
  id: string,
  wish: Wish,
  snapshot: Snapshot,
  origin: string | null,
  { db, outbox, mail }: AppointmentServices,
): Promise<Changed> {
  // Read before the transaction: the embedded database has one connection.
  const token = signId('appointment', id, await keyedHasher(db));
  const parties = mailParties(snapshot, mail, origin);
  try {
    return await db
      .transaction()
      .execute((tx) => changeWithin(tx, id, wish, { snapshot, token, origin, parties, outbox }));
  } catch (error) {
    if (isOverlap(error)) return { ok: false, refusal: 'taken' };
    throw error;
  }
}

/** The same within a larger transaction, which fails if another appointment overlaps after all. */
export async function changeWithin(
  tx: Transaction<Tables>,
  id: string,
  wish: Wish,
  { snapshot, outbox, ...told }: Pick<AppointmentServices, 'outbox'> & { snapshot: Snapshot } & Told,
): Promise<Changed> {
  const changed = await changeTo(tx, id, wish, snapshot);
  if (!changed.ok) return changed;
  const { before, after } = changed;
  const event = eventOf(wish);
  const news = await newsOf(tx, snapshot, after, { ...told, event, before: event === 'moved' ? before : undefined });
  const about = after.submissionId;
  await outbox.add(tx, { ...agencyAppointmentMail(news), about });
  await outbox.add(tx, { ...visitorAppointmentMail(news), about });
  return changed;
}

type Told = Pick<AppointmentNews, 'token' | 'origin' | 'parties'>;

function changeTo(tx: Transaction<Tables>, id: string, wish: Wish, snapshot: Snapshot): Promise<Changed> {
  switch (wish.action) {
    case 'move':
      return moveAppointment(tx, snapshot, { id, slotId: wish.slotId });
    case 'confirm':
      return confirmAppointment(tx, { id });
    default:
      return cancelAppointment(tx, { id });
  }
}

function eventOf(wish: Wish): AppointmentEvent {
  if (wish.action === 'move') return 'moved';
  if (wish.action === 'confirm') return 'confirmed';
  return wish.by === 'agency' ? 'cancelledByAgency' : 'cancelled';
}
