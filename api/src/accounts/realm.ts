import type { Db } from '../database/index.ts';
import type { Sessions } from './sessions.ts';

/** A group of people who log in separately from all others, with their own accounts, sessions, cookies and counters. */
export interface Realm {
  /** The prefix of its endpoints, and their tag in the api's description. */
  path: string;
  tag: string;
  /** Prefix of its counters. */
  scope: string;
  cookies: RealmCookies;
  /** Finds an account by normalized address. */
  findAccount(db: Db, email: string): Promise<{ id: number; name: string; password_hash: string | null } | undefined>;
  sessions: Sessions;
  /** Every browser remembers the session; otherwise only on request. */
  isAlwaysRemembered: boolean;
}

export interface RealmCookies {
  session: string;
  /** Remains after logging out: the browser still counts as known. */
  device: string;
  /** Shows the first name to pages in that browser; grants no access. If left out, there is no such cookie. */
  name?: string;
}
