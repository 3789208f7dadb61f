import type { Transaction } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import type { Realm } from '../realm.ts';
import { hashToken, newToken } from '../session-token.ts';

/** How long a requested link is valid, in minutes. */
const RESET_MINUTES = 30;

/** Token and expiry of a link. */
export interface Reset {
  token: string;
  expiresAt: Date;
}

/** Creates a link for the account in the transaction that mails it, and deletes expired links. */
export async function addReset(
  tx: Transaction<Tables>,
  { tables }: Realm,
  accountId: number,
  now = new Date(),
): Promise<Reset> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await tx.deleteFrom(tables.links).where('expires_at', '<', now).execute();
  await tx
    .insertInto(tables.links)
    .values({ token_hash: hash, account_id: accountId, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Whether a link is still valid. Does not consume it. */
export async function isOpenReset(db: Db, { tables }: Realm, token: string, now = new Date()): Promise<boolean> {
  const row = await db
    .selectFrom(tables.links)
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Consumes a link: the account gets this password, and all its sessions and other links end. False if the link was used
 * or has expired.
 * @param notify adds the mail about the change in the same transaction
 */
export async function usePasswordReset(
  db: Db,
  { tables, sessions }: Realm,
  { token, passwordHash }: { token: string; passwordHash: string },
  notify: (tx: Transaction<Tables>, email: string) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Delete first, so that only one of two simultaneous requests finds it.
    const used = await tx
      .deleteFrom(tables.links)
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!used) return false;
    const { account_id: id } = used;
    const { email } = await tx
      .updateTable(tables.accounts)
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await sessions.endAll(tx, id);
    await tx.deleteFrom(tables.links).where('account_id', '=', id).execute();
    await notify(tx, email);
    return true;
  });
}
