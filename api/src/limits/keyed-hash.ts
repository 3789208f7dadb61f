import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../database/index.ts';

const NAME = 'keyed-hash';

const secrets = new WeakMap<Db, Promise<string>>();

/**
 * Hash of these parts under a key that all apis of a site share: addresses and mail addresses can be counted without being
 * kept in the clear. Rejects when the database does not answer.
 */
export async function keyedHash(db: Db, ...parts: string[]): Promise<string> {
  return createHmac('sha256', await secretOf(db))
    .update(JSON.stringify(parts))
    .digest('base64url');
}

function secretOf(db: Db): Promise<string> {
  const known = secrets.get(db);
  if (known) return known;
  const secret = readSecret(db);
  secrets.set(db, secret);
  secret.catch(() => secrets.delete(db));
  return secret;
}

/** The first api makes it. */
async function readSecret(db: Db): Promise<string> {
  const made = { name: NAME, value: randomBytes(32).toString('base64') };
  await db
    .insertInto('secret')
    .values(made)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return value;
}
