import type { Transaction } from 'kysely';
import { DatabaseUnavailable, type Tables } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';
import { type Appointment, readAppointments } from './appointment.ts';
import { chooseSlot, type SlotRefusal } from './book-slot.ts';
import { noteFree } from './just-taken.ts';
import { slotId } from './slot-id.ts';

/** The appointment before and after, or why it cannot be changed: it is over or already cancelled, or it does not exist. */
export type Changed =
  | { ok: true; before: Appointment; after: Appointment }
  | { ok: false; refusal: SlotRefusal | 'over' | 'unknown' };

interface Change {
  id: string;
  now?: Date;
}

/** Moves an appointment to another slot of its home and frees the old one at the same moment. */
export async function moveAppointment(
  tx: Transaction<Tables>,
  snapshot: Pick<Snapshot, 'catalogue' | 'content'>,
  { id, slotId: wanted, now = new Date() }: Change & { slotId: string },
): Promise<Changed> {
  const found = await lockedAppointment(tx, id, now);
  if (!found.ok) return found;
  const { before } = found;
  if (before.status === 'held') return { ok: false, refusal: 'over' };
  const chosen = await chooseSlot(tx, snapshot, { slotId: wanted, propertyId: before.propertyId, now });
  if (!chosen.ok) return chosen;
  const { slot, home } = chosen;
  // The home may have another agent since it was booked.
  return changed(tx, before, { agenda: home.agenda, start: slot.start, end: slot.end }, now);
}

/** Cancels an appointment: its slot is free again. */
export async function cancelAppointment(tx: Transaction<Tables>, { id, now = new Date() }: Change): Promise<Changed> {
  const found = await lockedAppointment(tx, id, now);
  return found.ok ? changed(tx, found.before, { status: 'cancelled' }, now) : found;
}

/** Books a held visit: the link of the mail has proved that somebody reads the mailbox. */
export async function bookHeld(tx: Transaction<Tables>, { id, now = new Date() }: Change): Promise<Changed> {
  const found = await lockedAppointment(tx, id, now);
  if (!found.ok) return found;
  if (found.before.status !== 'held') return { ok: false, refusal: 'over' };
  await tx.updateTable('appointment').set({ proven_at: now }).where('id', '=', id).execute();
  return changed(tx, found.before, { status: 'booked' }, now);
}

/** Locks the row until the transaction ends. */
async function lockedAppointment(
  tx: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<{ ok: true; before: Appointment } | { ok: false; refusal: 'over' | 'unknown' }> {
  await tx.selectFrom('appointment').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const [before] = await readAppointments(tx, { id });
  if (!before) return { ok: false, refusal: 'unknown' };
  if (before.status === 'cancelled' || before.start <= now) return { ok: false, refusal: 'over' };
  return { ok: true, before };
}

/** Throws the constraint's error if another appointment overlaps after all: see `isOverlap`. */
async function changed(
  tx: Transaction<Tables>,
  before: Appointment,
  change: Partial<Pick<Appointment, 'agenda' | 'start' | 'end' | 'status'>>,
  now: Date,
): Promise<Changed> {
  const after = { ...before, ...change, heldUntil: null, sequence: before.sequence + 1 };
  const { agenda, start, end, status, sequence } = after;
  await tx
    .updateTable('appointment')
    .set({ agenda, start_at: start, end_at: end, status, sequence, held_until: null, changed_at: now })
    .where('id', '=', before.id)
    .execute();
  noteFree(slotId(before.agenda, before));
  return { ok: true, before, after };
}

/** PostgreSQL's codes for an exclusion constraint, and for a deadlock between two that want each other's slot. */
const OVERLAPS = new Set(['23P01', '40P01']);

/** Whether a move failed because somebody took the slot at the same moment; its transaction has then ended. */
export function isOverlap(error: unknown): boolean {
  // A deadlock is reported as an outage, because most statements may be retried after one.
  const reported = error instanceof DatabaseUnavailable ? error.cause : error;
  return OVERLAPS.has((reported as { code?: string })?.code ?? '');
}
