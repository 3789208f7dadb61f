import type { Realm } from '../../accounts/realm.ts';
import { staffSessions } from './session.ts';

/** The agency's staff. An address may have an owner's account too: the two have nothing in common. */
export const staffRealm: Realm = {
  path: '/api/agency',
  tag: 'agency',
  scope: 'staff-',
  cookies: { session: 'facade-staff', device: 'facade-staff-device' },
  findAccount: (db, email) =>
    db.selectFrom('staff').select(['id', 'name', 'password_hash']).where('email', '=', email).executeTakeFirst(),
  sessions: staffSessions,
  isAlwaysRemembered: true,
};
