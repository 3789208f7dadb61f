import { normalizeEmail } from '../accounts/email.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Db } from '../database/index.ts';
import { ownerSessions } from './session.ts';

export interface NewOwner {
  name: string;
  email: string;
  password: string;
  propertyIds: number[];
}

/**
 * Creates the account or, where the address has one, replaces its name, password and properties; open sessions and links to a new
 * password end.
 */
export async function addOwner(db: Pick<Db, 'insertInto' | 'deleteFrom'>, owner: NewOwner): Promise<void> {
  const values = { name: owner.name, password_hash: await hashPassword(owner.password) };
  const { id } = await db
    .insertInto('account')
    .values({ email: normalizeEmail(owner.email), created_at: new Date(), ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await ownerSessions.endAll(db, id);
  await db.deleteFrom('password_reset').where('account_id', '=', id).execute();
  await db.deleteFrom('account_property').where('account_id', '=', id).execute();
  const properties = [...new Set(owner.propertyIds)].map((propertyId) => ({ account_id: id, property_id: propertyId }));
  if (properties.length > 0) await db.insertInto('account_property').values(properties).execute();
}
