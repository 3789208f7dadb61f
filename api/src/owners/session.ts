import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/index.ts';

/** An owner who has logged in. */
export interface Owner {
  id: number;
  name: string;
  email: string;
}

const DAYS = 7;
export const SESSION_SECONDS = DAYS * 24 * 3600;

/** The database knows only a hash: who reads it cannot log in with it. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Starts a session and clears away those that have ended. */
export async function createSession(db: Db, accountId: number, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
    })
    .execute();
  return token;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** Whose session this is, or null. */
export async function findOwner(db: Db, token: string | undefined, now = new Date()): Promise<Owner | null> {
  if (!token) return null;
  const owner = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.name', 'account.email'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return owner ?? null;
}
