import type { Transaction } from 'kysely';
import { hashToken, newToken } from '../accounts/session-token.ts';
import type { Db, Tables } from '../database/index.ts';
import { ownerSessions } from './session.ts';

/** How long a link is valid, in minutes. */
const RESET_MINUTES = 30;

/** Token and expiry of a link. */
export interface Reset {
  token: string;
  expiresAt: Date;
}

/** Creates a link for the account in the transaction that mails it, and deletes expired links. */
export async function addReset(tx: Transaction<Tables>, accountId: number, now = new Date()): Promise<Reset> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await tx.deleteFrom('password_reset').where('expires_at', '<', now).execute();
  await tx
    .insertInto('password_reset')
    .values({
      token_hash: hash,
      account_id: accountId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Whether a link is still valid. Does not consume it. */
export async function isOpenReset(db: Db, token: string, now = new Date()): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Consumes a link: the account gets this password, and all its sessions and other links end. False if the link was used
 * or has expired.
 * @param notifyOwner adds the mail about the change in the same transaction
 */
export async function usePasswordReset(
  db: Db,
  token: string,
  passwordHash: string,
  notifyOwner: (tx: Transaction<Tables>, email: string) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Delete first, so that only one of two simultaneous requests finds it.
    const used = await tx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .returning('account_id')
      .executeTakeFirst();
    if (!used) return false;
    const { account_id: id } = used;
    const { email } = await tx
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await ownerSessions.endAll(tx, id);
    await tx.deleteFrom('password_reset').where('account_id', '=', id).execute();
    await notifyOwner(tx, email);
    return true;
  });
}
