import type { Db } from '../../platform/index.ts';
import { normalizeEmail } from '../email.ts';
import { hashPassword } from '../password.ts';
import { ownerSessions } from './session.ts';

type Writable = Pick<Db, 'insertInto' | 'deleteFrom'>;

export interface NewOwner {
  name: string;
  email: string;
  password: string;
  propertyIds: number[];
}

/**
 * Creates the account, or replaces its name, password and properties if it exists. Its sessions and its links for a new
 * password end.
 */
export async function addOwner(db: Writable, owner: NewOwner): Promise<void> {
  const id = await saveOwner(db, owner, await hashPassword(owner.password));
  await ownerSessions.endAll(db, id);
  await db.deleteFrom('password_reset').where('account_id', '=', id).execute();
}

/**
 * Creates the account, or replaces its name, its properties and, if given, its password if it exists.
 * @returns its id
 */
export async function saveOwner(
  db: Writable,
  { name, email, propertyIds }: Omit<NewOwner, 'password'>,
  passwordHash?: string,
): Promise<number> {
  const values = { name, ...(passwordHash !== undefined && { password_hash: passwordHash }) };
  const { id } = await db
    .insertInto('account')
    .values({ email: normalizeEmail(email), created_at: new Date(), ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('account_property').where('account_id', '=', id).execute();
  const properties = [...new Set(propertyIds)].map((propertyId) => ({ account_id: id, property_id: propertyId }));
  if (properties.length > 0) await db.insertInto('account_property').values(properties).execute();
  return id;
}

/** Which of these homes the site does not have: misspelt, or not yet imported. */
export async function unknownHomes(db: Pick<Db, 'selectFrom'>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('property')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}
