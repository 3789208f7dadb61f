import type { Db } from '../database/index.ts';
import type { Sessions } from './sessions.ts';

/** A kind of people who log in, apart from all others: with accounts, sessions, cookies and counters of its own. */
export interface Realm {
  /** What its endpoints begin with, and their tag in the api's description. */
  path: string;
  tag: string;
  /** Stands before the names of its counters. */
  scope: string;
  cookies: RealmCookies;
  /** The account of a normalized address. */
  findAccount(db: Db, email: string): Promise<{ id: number; name: string; password_hash: string | null } | undefined>;
  sessions: Sessions;
  /** Every browser remembers the session; otherwise only one that is asked to. */
  isAlwaysRemembered: boolean;
}

export interface RealmCookies {
  session: string;
  /** Stays after logging out: the browser is still one that somebody has logged in with. */
  device: string;
  /** Says the first name to the pages in that browser, and opens nothing. Left out: nothing says it. */
  name?: string;
}
