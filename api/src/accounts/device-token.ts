import { type Db, issueToken, readToken } from '../platform/index.ts';

/** The longest lifetime that browsers allow a cookie. */
const DAYS = 400;
export const DEVICE_SECONDS = DAYS * 24 * 3600;

/**
 * Issues the token a browser gets after a successful login. It does not log anybody in: it only exempts this browser from the
 * throttling that strangers' failed attempts cause (OWASP "device cookies"). It does not name the account, and is valid only
 * for the account and the realm scope it was issued for.
 */
export const makeDeviceToken = (db: Db, scope: string, email: string): Promise<string> =>
  issueToken(db, [`${scope}device`, email]);

/** Identifies this browser among others of the same account; null if it has never logged in to this account. */
export const readDeviceToken = (
  db: Db,
  scope: string,
  token: string | undefined,
  email: string,
): Promise<string | null> => readToken(db, [`${scope}device`, email], token ?? '', { seconds: DEVICE_SECONDS });
