import type { Transaction } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import type { LoggedIn } from '../logged-in.ts';
import type { Realm } from '../realm.ts';

/** Hash of the account's password; null if it has none yet. */
export async function passwordHashOf(db: Db, { tables }: Realm, id: number): Promise<string | null> {
  const row = await db.selectFrom(tables.accounts).select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Changes the account's password. All its other sessions and its links for a new password end. */
export async function changePassword(
  tx: Transaction<Tables>,
  { tables, sessions }: Realm,
  { id, session }: LoggedIn,
  passwordHash: string,
): Promise<void> {
  await tx.updateTable(tables.accounts).set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await sessions.endAll(tx, id, session);
  await tx.deleteFrom(tables.links).where('account_id', '=', id).execute();
}
