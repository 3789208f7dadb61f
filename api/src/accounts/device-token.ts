import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/index.ts';
import { keyedHash } from '../limits/keyed-hash.ts';

/** As long as browsers keep a cookie. */
const DAYS = 400;
export const DEVICE_SECONDS = DAYS * 24 * 3600;

const FORM = /^([\da-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * What a browser gets when somebody has logged in with it. It opens nothing: it says that failures of strangers are not this
 * browser's (OWASP "device cookies"). It names no account, and fits only the one it was made for, in the realm whose scope it was made with.
 */
export async function makeDeviceToken(db: Db, scope: string, email: string, now = Date.now()): Promise<string> {
  const issued = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${await sign(db, scope, email, issued, nonce)}`;
}

/** What tells this browser from others of the same account; null: it has not logged in to this account before. */
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
