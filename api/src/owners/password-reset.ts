import type { Transaction } from 'kysely';
import { hashToken, newToken } from '../accounts/session-token.ts';
import type { Db, Tables } from '../database/index.ts';
import { ownerSessions } from './session.ts';

/** A link works for so long, in minutes. */
const RESET_MINUTES = 30;

/** What a link carries, and when it stops working. */
export interface Reset {
  token: string;
  expiresAt: Date;
}

/** Makes a link for the account in the transaction that mails it, and clears away those that have expired. */
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

/** Whether a link may still be used. It is not used up by being looked at. */
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
 * Uses a link up: the account gets this password, and every session and every other link of it ends. False where the link was used
 * or has expired.
 * @param tell adds the mail that says so to its transaction
 */
export async function usePasswordReset(
  db: Db,
  token: string,
  passwordHash: string,
  tell: (tx: Transaction<Tables>, email: string) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Deleted first: of two that come together one finds it.
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
    await tell(tx, email);
    return true;
  });
}
