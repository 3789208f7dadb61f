import type { Db } from '../database/index.ts';
import { normalizeEmail } from './add-owner.ts';
import { verifyPassword } from './password.ts';
import { createSession } from './session.ts';

/** A session for the owner, or null; an unknown address and a wrong password cannot be told apart, by answer or by time. */
export async function logIn(db: Db, email: string, password: string): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  return account && isRight ? createSession(db, account.id) : null;
}
