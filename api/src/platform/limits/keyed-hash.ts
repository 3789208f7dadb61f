import { createHmac } from 'node:crypto';
import type { Db } from '../database/index.ts';
import { sharedSecret } from './shared-secret.ts';

/** Hash of these parts under a key that all apis of a site share. */
export type KeyedHash = (...parts: string[]) => string;

/**
 * Hash of these parts under a key that all apis of a site share: IP and mail addresses can be counted without being
 * stored in clear text. Rejects when the database does not answer.
 */
export const keyedHash = async (db: Db, ...parts: string[]): Promise<string> => (await keyedHasher(db))(...parts);

/**
 * The same as a function that needs no more queries. Create it before a transaction begins: it holds the key in memory.
 */
export async function keyedHasher(db: Db): Promise<KeyedHash> {
  const secret = await sharedSecret(db, 'keyed-hash');
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
