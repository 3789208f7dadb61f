import type { Transaction } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import { type Db, type KeyedHash, keyedHasher, type Tables } from '../../platform/index.ts';
import { addEvent } from '../inbox/add-event.ts';
import { cancelVisit, type VisitServices } from '../inbox/cancel-visit.ts';
import { agendaOf } from './agendas.ts';
import { visibleVisits } from './visible-visits.ts';

interface ShownVisit {
  /** Of the appointment. */
  id: string;
  /** Of the appointment as it was displayed. */
  sequence: number;
}

/**
 * Cancels a visit from the agenda: both sides are mailed, and the lead's history records who did it.
 * `conflict`: the visit was moved, changed or cancelled since it was displayed, or it is over.
 */
export async function cancelAgendaVisit(
  db: Db,
  staff: Staff,
  { id, sequence }: ShownVisit,
  services: VisitServices,
): Promise<'done' | 'not-found' | 'conflict'> {
  // Read before the transaction, which would hold its connection while it waits for another.
  const sign = await keyedHasher(db);
  return db.transaction().execute(async (tx) => {
    const found = await visibleVisits(tx, staff, agendaOf(staff, services.snapshot))
      .select(['lead.id', 'lead.version'])
      .where('appointment.id', '=', id)
      .forUpdate('lead')
      .executeTakeFirst();
    if (!found) return 'not-found';
    return cancelNoted(tx, { ...found, sequence }, staff.name, { ...services, sign });
  });
}

/** Recorded as the author when an operator's command did it. */
const OPERATOR = 'facade slots';

/** The same for an operator's command, regardless of the visit's state. Returns false if there is no such visit or it is over. */
export async function cancelVisitByCommand(db: Db, id: string, services: VisitServices): Promise<boolean> {
  const sign = await keyedHasher(db);
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('appointment')
      .innerJoin('lead', 'lead.id', 'appointment.submission_id')
      .select(['lead.id', 'lead.version', 'sequence'])
      .where('appointment.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    return (await cancelNoted(tx, found, OPERATOR, { ...services, sign })) === 'done';
  });
}

async function cancelNoted(
  tx: Transaction<Tables>,
  lead: { id: string; version: number; sequence: number },
  name: string,
  services: VisitServices & { sign: KeyedHash },
): Promise<'done' | 'conflict'> {
  const outcome = await cancelVisit(tx, { leadId: lead.id, sequence: lead.sequence }, services);
  if (outcome !== 'done') return 'conflict';
  await tx
    .updateTable('lead')
    .set({ version: lead.version + 1 })
    .where('id', '=', lead.id)
    .execute();
  await addEvent(tx, lead.id, { kind: 'visitCancelled' }, { name });
  return 'done';
}
