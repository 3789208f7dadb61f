import { sql, type Transaction } from 'kysely';
import type { ReadDb, Tables } from '../platform/index.ts';
import { minutesLater } from './span.ts';

/** How long a time is held for a mailbox that has never used a link of the site's mails, in minutes. */
const HELD_MINUTES = 30;

/** Visits to come of one mailbox, and of one mailbox to one home. */
const MOST_OPEN = { all: 3, ofHome: 1 };

/** Who books: the hash of the mailbox, and the address as typed. */
export interface Booker {
  mailbox: string;
  email: string;
}

/** Until when a time is held; null: the visit is booked at once, because its sender has used a link of an earlier mail. */
export async function heldUntil(tx: Transaction<Tables>, booker: Booker, now: Date): Promise<Date | null> {
  return (await isProven(tx, booker)) ? null : minutesLater(now, HELD_MINUTES);
}

/**
 * Whether the mailbox may book one more visit. Others of the same mailbox wait until this transaction ends, so that
 * bookings at the same moment count too.
 */
export async function mayBook(
  tx: Transaction<Tables>,
  { mailbox }: Booker,
  propertyId: number,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(tx);
  const open = await tx
    .selectFrom('appointment')
    .select('property_id')
    .where('mailbox', '=', mailbox)
    .where('end_at', '>', now)
    .where(takesTime(now))
    .execute();
  const ofHome = open.filter(({ property_id }) => property_id === propertyId);
  return open.length < MOST_OPEN.all && ofHome.length < MOST_OPEN.ofHome;
}

/** Appointments that keep others from their time: not cancelled, and not held for too long. */
export const takesTime = (now: Date) =>
  sql<boolean>`(status not in ('cancelled', 'held') or (status = 'held' and held_until > ${now}))`;

/** Frees the times of an agenda that were held for too long. `tellLapsed` tells the agency later. */
export async function freeLapsed(tx: ReadDb, agenda: string, now: Date): Promise<void> {
  await sql`update appointment set status = 'cancelled', changed_at = ${now}
    where agenda = ${agenda} and status = 'held' and held_until <= ${now}`.execute(tx);
}

/** Whether somebody reads the mails to this mailbox: a visit or a subscription was confirmed by a link, or it has an account. */
async function isProven(tx: Transaction<Tables>, { mailbox, email }: Booker): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`select
    exists (select from appointment where mailbox = ${mailbox} and proven_at is not null)
    or exists (select from demand where lower(email) = lower(${email}) and confirmed_at is not null)
    or exists (select from newsletter where lower(email) = lower(${email}) and confirmed_at is not null)
    or exists (select from follow where lower(email) = lower(${email}) and confirmed_at is not null)
    or exists (select from account where lower(email) = lower(${email}) and password_hash is not null)
    as proven`.execute(tx);
  return rows[0]?.proven ?? false;
}
