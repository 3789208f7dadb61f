import type { Db, ReadDb } from '../platform/index.ts';
import type { Span } from './span.ts';

/** A period of an agent's calendar that was opened or closed by hand. */
export interface SlotChange extends Span {
  id: number;
  agenda: string;
  kind: 'open' | 'closed';
  /** The only home that may be visited then; null: any. */
  propertyId: number | null;
}

/** Opens a period of an agenda for visits, of one home or of all; the agenda's rules divide it into slots. */
export const openSlots = (db: Db, change: Span & { agenda: string; propertyId?: number | null }): Promise<number> =>
  addChange(db, { ...change, kind: 'open' });

/** Closes every slot that overlaps a period. Appointments stay: cancel them first. */
export const closeSlots = (db: Db, change: Span & { agenda: string }): Promise<number> =>
  addChange(db, { ...change, kind: 'closed' });

/**
 * Reverts such a change. Returns false if there is none with this id.
 * @param agendas where it may be; left out: any agenda
 */
export async function undoSlotChange(db: Db, id: number, agendas?: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('slot_change')
    .where('id', '=', id)
    .$if(agendas !== undefined, (query) => query.where('agenda', 'in', ['', ...(agendas ?? [])]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Changes that overlap a period, in chronological order. */
export const listSlotChanges = (
  db: ReadDb,
  { start, end, agenda }: Span & { agenda?: string },
): Promise<SlotChange[]> =>
  db
    .selectFrom('slot_change')
    .select(['id', 'agenda', 'kind', 'property_id as propertyId', 'start_at as start', 'end_at as end'])
    .where('start_at', '<', end)
    .where('end_at', '>', start)
    .$if(agenda !== undefined, (query) => query.where('agenda', '=', agenda ?? ''))
    .orderBy('start_at')
    .orderBy('id')
    .execute();

async function addChange(
  db: Db,
  {
    agenda,
    kind,
    propertyId = null,
    start,
    end,
  }: Span & { agenda: string; kind: 'open' | 'closed'; propertyId?: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('slot_change')
    .values({ agenda: agenda.toLowerCase(), kind, property_id: propertyId, start_at: start, end_at: end })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
