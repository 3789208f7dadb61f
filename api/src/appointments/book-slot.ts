import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import { freeLapsed } from './holds.ts';
import { offeredSlots, type Slot } from './offered-slots.ts';
import { spanOfSlot } from './slot-id.ts';
import { minutesLater } from './span.ts';
import { type VisitedHome, visitedHome } from './visited-home.ts';

/** Why a slot cannot be booked: somebody else has just taken it, or it is not (or no longer) offered. */
export type SlotRefusal = 'taken' | 'not-offered';

export type Chosen = { ok: true; slot: Slot; home: VisitedHome } | { ok: false; refusal: SlotRefusal };

export type Booked = { ok: true; id: string; slot: Slot; agenda: string } | { ok: false; refusal: SlotRefusal };

export interface Booking {
  slotId: string;
  propertyId: number;
  /** The form that books it, in the same transaction. */
  submissionId: string;
  /** Hash of the mailbox. */
  mailbox?: string;
  /** Until when it is only held; null: it is booked. */
  until?: Date | null;
  now?: Date;
}

/**
 * Books a slot for the visitor of a submission, inside the transaction that stores it. Of concurrent bookings one wins: the
 * others wait until that transaction ends, and are refused if it succeeds.
 */
export async function bookSlot(
  tx: Transaction<Tables>,
  snapshot: Pick<Snapshot, 'catalogue' | 'content'>,
  { slotId, propertyId, submissionId, mailbox, until = null, now = new Date() }: Booking,
): Promise<Booked> {
  const chosen = await chooseSlot(tx, snapshot, { slotId, propertyId, now });
  if (!chosen.ok) return chosen;
  const { slot, home } = chosen;
  const id = randomUUID();
  const stored = await tx
    .insertInto('appointment')
    .values({
      id,
      agenda: home.agenda,
      property_id: propertyId,
      submission_id: submissionId,
      start_at: slot.start,
      end_at: slot.end,
      status: until ? 'held' : 'booked',
      sequence: 0,
      created_at: now,
      changed_at: now,
      mailbox: mailbox ?? null,
      held_until: until,
      proven_at: null,
    })
    // No conflict target, so that it covers the exclusion constraint too.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored ? { ok: true, id, slot, agenda: home.agenda } : { ok: false, refusal: 'taken' };
}

/** The slot with this id, if it is currently offered for this home and free. */
export async function chooseSlot(
  tx: Transaction<Tables>,
  snapshot: Pick<Snapshot, 'catalogue' | 'content'>,
  { slotId, propertyId, now }: { slotId: string; propertyId: number; now: Date },
): Promise<Chosen> {
  const span = spanOfSlot(slotId);
  const home = span && (await visitedHome(tx, snapshot, propertyId));
  if (!span || !home) return { ok: false, refusal: 'not-offered' };
  await freeLapsed(tx, home.agenda, now);
  const { opened, free } = await offeredSlots(
    tx,
    snapshot,
    home,
    { start: span.start, end: minutesLater(span.start, 1) },
    now,
  );
  const isIt = ({ id }: Slot) => id === slotId;
  const slot = free.find(isIt);
  if (slot) return { ok: true, slot, home };
  return { ok: false, refusal: opened.some(isIt) ? 'taken' : 'not-offered' };
}
