import { randomBytes, timingSafeEqual } from 'node:crypto';
import { uuidOf } from '../../kernel/index.ts';
import type { Db } from '../database/index.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';

/** What a signed id opens: a visit, to see, move and cancel it, or to confirm it too; or the documents of one request. */
type Purpose = 'appointment' | 'held-appointment' | 'documents';

/** An id of 16 bytes and its signature of 32, both without padding. */
const SIGNED_ID = /^([\w-]{22})([\w-]{43})$/;

/** The token of a link that only this site can create: an id with its signature. It holds nothing about the visitor. */
export const signId = (purpose: Purpose, id: string, sign: KeyedHash): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + sign(purpose, id);

/** The id; null where this site did not sign it for this purpose. */
export function idOfToken(purpose: Purpose, token: string, sign: KeyedHash): string | null {
  const [, encoded = '', signature = ''] = SIGNED_ID.exec(token) ?? [];
  if (!encoded) return null;
  const id = uuidOf(Buffer.from(encoded, 'base64url').toString('hex'));
  return isSameText(sign(purpose, id), signature) ? id : null;
}

/** When it was issued, in seconds, a random part, and the signature of both. */
const DATED = /^([\da-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;

/** A token that only this site can create, for this purpose only: it says when it was issued, and no two are equal. */
export async function issueToken(db: Db, purpose: readonly string[], now = Date.now()): Promise<string> {
  const issued = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  return `${issued}.${nonce}.${await keyedHash(db, ...purpose, issued, nonce)}`;
}

/** The random part of a token; null where this site did not issue it for this purpose, or `seconds` have passed since. */
export async function readToken(
  db: Db,
  purpose: readonly string[],
  token: string,
  { seconds, now = Date.now() }: { seconds: number; now?: number },
): Promise<string | null> {
  const [, issued = '', nonce = '', signature = ''] = DATED.exec(token) ?? [];
  if (!nonce || Number.parseInt(issued, 36) + seconds < now / 1000) return null;
  return isSameText(signature, await keyedHash(db, ...purpose, issued, nonce)) ? nonce : null;
}

/** Compares texts of the same length in a time that does not tell how many of their letters are equal. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
