import type { ReadDb } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';

/** A home on the public site and the agenda of its visits. */
export interface VisitedHome {
  id: number;
  /** Mail address of the agent, or of the agency if the CRM names none; in lower case. */
  agenda: string;
  /** Still for sale or to let, and its visits can be booked online. */
  isOpen: boolean;
}

/**
 * Null if no public home has this id.
 * @param db the transaction, if one is open: it would hold its connection while it waits for another
 */
export async function visitedHome(
  db: ReadDb,
  { catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>,
  id: number,
): Promise<VisitedHome | null> {
  const row = await db
    .selectFrom('property')
    .select(['is_available', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { agentId } = row.record;
  const agent = agentId === null ? undefined : catalogue.agents.get(agentId);
  return {
    id,
    agenda: (agent?.email || content.settings.agency.email).toLowerCase(),
    isOpen: row.is_available && !content.visits.leftOut.includes(id),
  };
}
