import type { Realm } from '../realm.ts';
import { ownerSessions } from './session.ts';

/** Owners, who follow their own properties. */
export const ownerRealm: Realm = {
  name: 'owner',
  path: '/api/owner',
  tag: 'owner',
  scope: '',
  cookies: { session: 'facade-owner', device: 'facade-device', name: 'facade-owner-name' },
  tables: { accounts: 'account', links: 'password_reset', passkeys: 'passkey' },
  findPerson: async (db, id) =>
    (await db.selectFrom('account').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst()) ?? null,
  sessions: ownerSessions,
  isAlwaysRemembered: false,
};
