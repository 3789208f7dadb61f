import type { LeadVisit } from '@facade/shared-domain/model';
import { readAppointments } from '../../appointments/appointment.ts';
import { localIso } from '../../appointments/local-time.ts';
import { spanOfSlot } from '../../appointments/slot-id.ts';
import type { ReadDb } from '../../database/index.ts';
import { textOf } from './describe.ts';

/** The current state of the visit that a lead booked; null if it booked none. */
export async function visitOf(
  db: ReadDb,
  leadId: string,
  fields: Record<string, unknown>,
  now = new Date(),
): Promise<LeadVisit | null> {
  const [found] = await readAppointments(db, { submissionId: leadId });
  if (!found) return null;
  const { start, end, status, sequence } = found;
  const chosen = spanOfSlot(textOf(fields.slot));
  const isMoved = chosen !== null && chosen.start.getTime() !== start.getTime();
  return {
    status: status === 'booked' && isMoved ? 'moved' : status,
    start: localIso(start),
    end: localIso(end),
    movedFrom: isMoved ? localIso(chosen.start) : null,
    sequence,
    canChange: status !== 'cancelled' && start > now,
  };
}

/** The chosen time instead of the slot's id, for a lead without an appointment. */
export function slotTime({ slot }: Record<string, unknown>): { slot?: string } {
  const chosen = spanOfSlot(textOf(slot));
  return chosen ? { slot: localIso(chosen.start) } : {};
}
