import { randomBytes, timingSafeEqual } from 'node:crypto';
import { countHit, type Db, keyedHash } from '../../platform/index.ts';
import type { Realm } from '../realm.ts';

/** Time limit for an authenticator's answer, in seconds. */
const LIFE = 10 * 60;

const FORM = /^([\da-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** Purpose of a challenge: to log in to a realm, or to add a passkey to one of its accounts. */
export type Purpose = string & { readonly purpose: unique symbol };

export const loginPurpose = ({ scope }: Realm) => `${scope}login` as Purpose;

export const addPurpose = ({ scope }: Realm, accountId: number) => `${scope}add-${accountId}` as Purpose;

/** Creates a challenge for an authenticator. It is signed, so it need not be stored until it is used. */
export async function makeChallenge(db: Db, purpose: Purpose, now = Date.now()): Promise<string> {
  const issued = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${await sign(db, purpose, issued, nonce)}`;
}

/** Consumes a challenge. False if it is forged, expired, for another purpose or already used. */
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
