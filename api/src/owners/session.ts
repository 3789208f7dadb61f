import { type OpenSession, Sessions } from '../accounts/sessions.ts';
import type { Db } from '../database/index.ts';

/** A logged-in owner. */
export interface Owner {
  id: number;
  name: string;
  email: string;
  /** Id of the current session. */
  session: number;
}

export const ownerSessions = new Sessions({
  table: 'session',
  account: 'account_id',
  hours: { remembered: 7 * 24, otherwise: 12 },
});

/** The owner of the request's session. */
export async function findOwner(db: Db, { id: session, accountId }: OpenSession): Promise<Owner | null> {
  const owner = await db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return owner ? { ...owner, session } : null;
}
