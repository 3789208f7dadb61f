import { timingSafeEqual } from 'node:crypto';
import { uuidOf } from '../../kernel/index.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** What a signed id opens: a visit, to see, move and cancel it, or to confirm it too; or the documents of one request. */
type Purpose = 'appointment' | 'held-appointment' | 'documents';

/** An id of 16 bytes and its signature of 32, both without padding. */
const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/** The token of a link that only this site can create: an id with its signature. It holds nothing about the visitor. */
export const signId = (purpose: Purpose, id: string, sign: KeyedHash): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + sign(purpose, id);

/** The id; null where this site did not sign it for this purpose. */
export function idOfToken(purpose: Purpose, token: string, sign: KeyedHash): string | null {
  const [, encoded = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!encoded) return null;
  const id = uuidOf(Buffer.from(encoded, 'base64url').toString('hex'));
  return timingSafeEqual(Buffer.from(sign(purpose, id)), Buffer.from(signature)) ? id : null;
}
