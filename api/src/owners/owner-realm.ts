import type { Realm } from '../accounts/realm.ts';
import { ownerSessions } from './session.ts';

/** Owners, who follow their own properties. */
export const ownerRealm: Realm = {
  path: '/api/owner',
  tag: 'owner',
  scope: '',
  cookies: { session: 'facade-owner', device: 'facade-device' },
  findAccount: (db, email) =>
    db.selectFrom('account').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst(),
  sessions: ownerSessions,
};
