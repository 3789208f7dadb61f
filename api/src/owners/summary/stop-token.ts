import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../limits/keyed-hash.ts';

const TOKEN = /^(\d{1,10})-([\w-]{43})$/;

/** The token of the address that ends an owner's summaries: the account and its signature. It works as long as there is an account. */
export const stopToken = (sign: KeyedHash, accountId: number): string =>
  `${accountId}-${sign('owner-summary', String(accountId))}`;

/** The account; null where this site did not sign it. */
export function accountOfToken(sign: KeyedHash, token: string): number | null {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id) return null;
  return timingSafeEqual(Buffer.from(sign('owner-summary', id)), Buffer.from(signature)) ? Number(id) : null;
}
