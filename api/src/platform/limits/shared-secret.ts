import { randomBytes } from 'node:crypto';
import { perObject } from '@facade/shared-domain/per-object';
import type { Db } from '../database/index.ts';

const secretsOf = perObject((_: Db) => new Map<string, Promise<string>>());

/**
 * A random key by this name that all apis of a site share, created on first use. Rejects when the database does not
 * answer.
 */
export function sharedSecret(db: Db, name: string): Promise<string> {
  const ofSite = secretsOf(db);
  const known = ofSite.get(name);
  if (known) return known;
  const secret = readSecret(db, name);
  ofSite.set(name, secret);
  secret.catch(() => ofSite.delete(name));
  return secret;
}

async function readSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
