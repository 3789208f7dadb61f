import type { StaffRole } from '../agency.ts';

/** The two kinds of accounts; what belongs to one never works for the other. */
export type AccountRealm = 'owner' | 'staff';

/** A person's ways to log in and open sessions: `GET /api/owner/account` and `GET /api/agency/account`. */
export interface Account {
  /** Whose it is; staff have a role. */
  owner: { name: string; email: string; role?: StaffRole | undefined };
  sessions: AccountSession[];
  passkeys: AccountPasskey[];
}

export interface AccountPasskey {
  id: number;
  /** Name given by the person. */
  name: string;
  /** ISO times; null: never used. */
  createdAt: string;
  usedAt: string | null;
}

export interface AccountSession {
  id: number;
  /** Names such as "Firefox" and "Windows"; empty if the browser does not say. */
  browser: string;
  system: string;
  /** ISO times. */
  firstSeen: string;
  lastSeen: string;
  /** It is the session of this request. */
  isThis: boolean;
}
