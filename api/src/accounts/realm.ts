import type { AccountRealm, StaffRole } from '@facade/shared-domain/model';
import type { Db } from '../platform/index.ts';
import type { Sessions } from './sessions.ts';

/** A group of people who log in separately from all others, with their own accounts, sessions, links, passkeys, cookies and counters. */
export interface Realm<P extends Person = Person> {
  name: AccountRealm;
  /** The prefix of its endpoints, and their tag in the api's description. */
  path: string;
  tag: string;
  /** Prefix of its counters, challenges and keys: what one realm made is worth nothing in another. */
  scope: string;
  cookies: RealmCookies;
  tables: RealmTables;
  /** Reads the person each time, so that a change takes effect at once. */
  findPerson(db: Db, id: number): Promise<P | null>;
  sessions: Sessions;
  /** Every browser remembers the session; otherwise only on request. */
  isAlwaysRemembered: boolean;
}

/** Who has an account. */
export interface Person {
  id: number;
  name: string;
  email: string;
  role?: StaffRole;
}

/** `account_id` of links and passkeys is the id in `accounts`. */
export interface RealmTables {
  accounts: 'account' | 'staff';
  links: 'password_reset' | 'staff_password_reset';
  passkeys: 'passkey' | 'staff_passkey';
}

export interface RealmCookies {
  session: string;
  /** Remains after logging out: the browser still counts as known. */
  device: string;
  /** Shows the first name to pages in that browser; grants no access. If left out, there is no such cookie. */
  name?: string;
}
