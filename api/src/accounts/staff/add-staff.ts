import type { StaffRole } from '@facade/shared-domain/model';
import { StartupError } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { normalizeEmail } from '../email.ts';
import { hashPassword } from '../password.ts';
import { staffSessions } from './session.ts';

export interface NewStaff {
  name: string;
  email: string;
  password: string;
  role: StaffRole;
  agentId: string | null;
}

type Writable = Pick<Db, 'insertInto' | 'deleteFrom' | 'selectFrom'>;

/**
 * Creates the account or, if the address has one, replaces its name, password and role. Its sessions and its links for a
 * new password end. Throws a StartupError for an agent that is not in the feed.
 */
export async function addStaff(db: Writable, staff: NewStaff): Promise<void> {
  const id = await saveStaff(db, staff, await hashPassword(staff.password));
  await staffSessions.endAll(db, id);
  await db.deleteFrom('staff_password_reset').where('account_id', '=', id).execute();
}

/**
 * Creates the account, or replaces its name, role and, if given, its password if it exists. Throws a StartupError for an
 * agent that is not in the feed.
 * @returns its id
 */
export async function saveStaff(
  db: Pick<Db, 'insertInto' | 'selectFrom'>,
  { name, email, role, agentId }: Omit<NewStaff, 'password'>,
  passwordHash?: string,
): Promise<number> {
  if (agentId !== null) await checkAgent(db, agentId);
  const values = { name, role, agent_id: agentId, ...(passwordHash !== undefined && { password_hash: passwordHash }) };
  const { id } = await db
    .insertInto('staff')
    .values({ email: normalizeEmail(email), created_at: new Date(), ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function checkAgent(db: Pick<Db, 'selectFrom'>, agentId: string): Promise<void> {
  const known = await db.selectFrom('agent').select('id').where('id', '=', agentId).executeTakeFirst();
  if (known) return;
  const agents = await db.selectFrom('agent').select('id').orderBy('id').limit(100).execute();
  const names =
    agents.length > 0 ? `one of ${agents.map(({ id }) => id).join(', ')}` : 'none: the feed names no agents';
  throw new StartupError(`--agent: "${agentId}" is no agent of the feed. It must be ${names}.`);
}
