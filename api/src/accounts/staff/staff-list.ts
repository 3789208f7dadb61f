import type { Db } from '../../platform/index.ts';
import { normalizeEmail } from '../email.ts';
import type { Staff } from './session.ts';

/** Everybody with an account, by name. */
export const listStaff = (db: Pick<Db, 'selectFrom'>): Promise<Staff[]> =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'agent_id as agentId'])
    .orderBy('name')
    .orderBy('id')
    .execute();

/** An account as the operator sees it. */
export interface ListedStaff extends Staff {
  /** Whether the person has chosen a password. */
  hasPassword: boolean;
}

export async function listStaffAccounts(db: Db): Promise<ListedStaff[]> {
  const chosen = await db.selectFrom('staff').select('id').where('password_hash', 'is not', null).execute();
  const ids = new Set(chosen.map(({ id }) => id));
  return (await listStaff(db)).map((staff) => ({ ...staff, hasPassword: ids.has(staff.id) }));
}

/**
 * Removes the account; its sessions end, and leads assigned to it are new again. The history keeps its name.
 * @returns whether it existed
 */
export async function removeStaff(db: Pick<Db, 'deleteFrom' | 'updateTable' | 'selectFrom'>, email: string) {
  const found = await db.selectFrom('staff').select('id').where('email', '=', normalizeEmail(email)).executeTakeFirst();
  if (!found) return false;
  await db
    .updateTable('lead')
    .set(({ eb }) => ({ assigned_to: null, version: eb('version', '+', 1) }))
    .where('assigned_to', '=', found.id)
    .execute();
  await db.deleteFrom('staff').where('id', '=', found.id).execute();
  return true;
}
