import type { StaffRole } from '@facade/shared-domain/model';
import type { Db } from '../../platform/index.ts';
import { Sessions } from '../sessions.ts';

/** A member of the agency's staff who is logged in. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** The agent in the CRM's feed whose homes belong to this person. */
  agentId: string | null;
}

/** Sessions last a working day; the next morning people log in again. */
export const staffSessions = new Sessions({
  table: 'staff_session',
  account: 'staff_id',
  hours: { remembered: 12, otherwise: 12 },
});

/** The account of an id. The role is read each time, so that a change of role takes effect at once. */
export async function findStaff(db: Db, id: number): Promise<Staff | null> {
  const found = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'agent_id as agentId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
