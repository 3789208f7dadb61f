import type { Realm } from '../accounts/realm.ts';
import { ownerSessions } from './session.ts';

/** Owners, who follow their own properties. */
export const ownerRealm: Realm = {
  path: '/api/owner',
  tag: 'owner',
  scope: '',
  cookies: { session: 'facade-owner', device: 'facade-device', name: 'facade-owner-name' },
  findAccount: (db, email) =>
    db.selectFrom('account').select(['id', 'name', 'password_hash']).where('email', '=', email).executeTakeFirst(),
  sessions: ownerSessions,
  isAlwaysRemembered: false,
};
