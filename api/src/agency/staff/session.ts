import type { StaffRole } from '@facade/shared-domain/model';
import { Sessions } from '../../accounts/sessions.ts';
import type { Db } from '../../database/index.ts';

/** Somebody of the agency who has logged in. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** The agent in the CRM's feed whose homes are this person's. */
  agentId: string | null;
}

/** They last a working day: who comes back in the morning logs in again. */
export const staffSessions = new Sessions({
  table: 'staff_session',
  account: 'staff_id',
  hours: { remembered: 12, otherwise: 12 },
});

/** Whose account this is. The role is read each time: who is made an agent sees less at once. */
export async function findStaff(db: Db, id: number): Promise<Staff | null> {
  const found = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'agent_id as agentId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
