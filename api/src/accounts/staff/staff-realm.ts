import type { Realm } from '../realm.ts';
import { findStaff, type Staff, staffSessions } from './session.ts';

/** The agency's staff. The same address may also have an owner's account; the two are unrelated. */
export const staffRealm: Realm<Staff> = {
  name: 'staff',
  path: '/api/agency',
  tag: 'agency',
  scope: 'staff-',
  cookies: { session: 'facade-staff', device: 'facade-staff-device', name: 'facade-staff-name' },
  tables: { accounts: 'staff', links: 'staff_password_reset', passkeys: 'staff_passkey' },
  findPerson: findStaff,
  sessions: staffSessions,
  isAlwaysRemembered: true,
};
