import { createHmac } from 'node:crypto';
import type { Db } from '../database/index.ts';
import { sharedSecret } from './shared-secret.ts';

/** Hash of these parts under a key that all apis of a site share. */
export type KeyedHash = (...parts: string[]) => string;

/**
 * Hash of these parts under a key that all apis of a site share: addresses and mail addresses can be counted without being
 * kept in the clear. Rejects when the database does not answer.
 */
export const keyedHash = async (db: Db, ...parts: string[]): Promise<string> => (await keyedHasher(db))(...parts);

/** The same as a function that needs no database any more. To be made before a transaction begins, for which the key is not kept. */
export async function keyedHasher(db: Db): Promise<KeyedHash> {
  const secret = await sharedSecret(db, 'keyed-hash');
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
