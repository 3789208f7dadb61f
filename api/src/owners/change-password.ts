import type { Transaction } from 'kysely';
import type { Db, Tables } from '../database/index.ts';
import type { Owner } from './session.ts';
import { ownerSessions } from './session.ts';

/** Hash of the account's password; null if it has none yet. */
export async function passwordHashOf(db: Db, { id }: Owner): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Changes the account's password. All its other sessions and its links for a new password end. */
export async function changePassword(
  tx: Transaction<Tables>,
  { id, session }: Owner,
  passwordHash: string,
): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await ownerSessions.endAll(tx, id, session);
  await tx.deleteFrom('password_reset').where('account_id', '=', id).execute();
}
