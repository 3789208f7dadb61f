import { Sessions } from '../accounts/sessions.ts';
import type { Db } from '../database/index.ts';

/** An owner who has logged in. */
export interface Owner {
  id: number;
  name: string;
  email: string;
}

export const ownerSessions = new Sessions({ table: 'session', account: 'account_id', hours: 7 * 24 });

/** Whose session this is, or null. */
export async function findOwner(db: Db, token: string | undefined): Promise<Owner | null> {
  if (!token) return null;
  const owner = await db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', '=', ownerSessions.accountOf(token))
    .executeTakeFirst();
  return owner ?? null;
}
