import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/index.ts';
import { countHit } from '../../limits/hit-counter.ts';
import { keyedHash } from '../../limits/keyed-hash.ts';

/** How long an authenticator has for its answer, in seconds. */
const LIFE = 10 * 60;

const FORM = /^([\da-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** What a challenge is for: to log in, or to add a passkey to one account. */
export type Purpose = 'login' | `add-${number}`;

/** A challenge for an authenticator. It is signed, so that nothing of it need be kept until it is used. */
export async function makeChallenge(db: Db, purpose: Purpose, now = Date.now()): Promise<string> {
  const issued = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${await sign(db, purpose, issued, nonce)}`;
}

/** Uses a challenge up. False where it is not ours, has expired, was for something else or was used. */
export async function useChallenge(db: Db, challenge: string, purpose: Purpose, now = Date.now()): Promise<boolean> {
  const [, issued = '', nonce = '', signature = ''] = FORM.exec(challenge) ?? [];
  if (!nonce || Number.parseInt(issued, 36) + LIFE < now / 1000) return false;
  const right = await sign(db, purpose, issued, nonce);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return false;
  const { hits } = await countHit(db, await keyedHash(db, 'passkey-used', nonce), LIFE);
  return hits === 1;
}

const sign = (db: Db, purpose: Purpose, issued: string, nonce: string) =>
  keyedHash(db, 'passkey-challenge', purpose, issued, nonce);
