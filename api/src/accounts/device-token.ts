import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Db, keyedHash } from '../platform/index.ts';

/** The longest lifetime that browsers allow a cookie. */
const DAYS = 400;
export const DEVICE_SECONDS = DAYS * 24 * 3600;

const FORM = /^([\da-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Issues the token a browser gets after a successful login. It does not log anybody in: it only exempts this browser from the
 * throttling that strangers' failed attempts cause (OWASP "device cookies"). It does not name the account, and is valid only
 * for the account and the realm scope it was issued for.
 */
export async function makeDeviceToken(db: Db, scope: string, email: string, now = Date.now()): Promise<string> {
  const issued = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${await sign(db, scope, email, issued, nonce)}`;
}

/** Identifies this browser among others of the same account; null if it has never logged in to this account. */
export async function readDeviceToken(
  db: Db,
  scope: string,
  token: string | undefined,
  email: string,
  now = Date.now(),
): Promise<string | null> {
  const [, issued = '', nonce = '', signature = ''] = FORM.exec(token ?? '') ?? [];
  if (!nonce || Number.parseInt(issued, 36) + DEVICE_SECONDS < now / 1000) return null;
  const right = await sign(db, scope, email, issued, nonce);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? nonce : null;
}

const sign = (db: Db, scope: string, email: string, issued: string, nonce: string) =>
  keyedHash(db, `${scope}device`, email, issued, nonce);
