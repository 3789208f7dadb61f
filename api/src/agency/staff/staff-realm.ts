import type { Realm } from '../../accounts/realm.ts';
import { staffSessions } from './session.ts';

/** The agency's staff. The same address may also have an owner's account; the two are unrelated. */
export const staffRealm: Realm = {
  path: '/api/agency',
  tag: 'agency',
  scope: 'staff-',
  cookies: { session: 'facade-staff', device: 'facade-staff-device', name: 'facade-staff-name' },
  findAccount: (db, email) =>
    db.selectFrom('staff').select(['id', 'name', 'password_hash']).where('email', '=', email).executeTakeFirst(),
  sessions: staffSessions,
  isAlwaysRemembered: true,
};
