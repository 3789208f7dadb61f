import { type RawBuilder, sql, type Transaction } from 'kysely';
import { readAppointments } from '../../appointments/index.ts';
import type { Tables } from '../../platform/index.ts';

/**
 * For a row of `submission`: what its visitor said of the home after the visit, as a member of staff last showed it to the owner; null:
 * nothing. A correction is not seen before it is shown, too.
 */
export const SHOWN_SAID: RawBuilder<string | null> = sql`(select said.text from lead_event as said
  where said.lead_id = submission.id and said.kind = 'visitorSaid' and said.id < (select max(shown.id) from lead_event as shown
    where shown.lead_id = submission.id and shown.kind = 'saidShown')
  order by said.id desc limit 1)`;

/** Whether the visit that this lead booked has begun, and was not cancelled: before, there is nothing to tell. */
export async function hasVisited(tx: Transaction<Tables>, leadId: string, now = new Date()): Promise<boolean> {
  const [visit] = await readAppointments(tx, { submissionIds: [leadId] });
  return visit?.status === 'booked' && visit.start <= now;
}

/** Whether the owner does not see yet what was last written of this visitor. */
export async function hasSaidToShow(tx: Transaction<Tables>, leadId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('lead_event')
    .select('kind')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['visitorSaid', 'saidShown'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'visitorSaid';
}
