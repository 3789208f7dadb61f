import type { LeadVisit } from '@facade/shared-domain/model';
import { type Appointment, readAppointments, spanOfSlot } from '../../appointments/index.ts';
import { localIso } from '../../kernel/index.ts';
import type { ReadDb } from '../../platform/index.ts';
import { textOf } from './describe.ts';

/** The current states of the visits that leads booked, by lead; a lead that booked none is missing. */
export async function visitsOf(
  db: ReadDb,
  leads: readonly { id: string; fields: Record<string, unknown> }[],
  now = new Date(),
): Promise<ReadonlyMap<string, LeadVisit>> {
  if (leads.length === 0) return new Map();
  const fieldsOf = new Map(leads.map(({ id, fields }) => [id, fields]));
  const found = await readAppointments(db, { submissionIds: [...fieldsOf.keys()] });
  return new Map(found.map((one) => [one.submissionId, stateOf(one, fieldsOf.get(one.submissionId)?.slot, now)]));
}

function stateOf({ start, end, status, sequence }: Appointment, slot: unknown, now: Date): LeadVisit {
  const chosen = spanOfSlot(textOf(slot));
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
