import type { Db } from '../../platform/index.ts';
import { normalizeEmail } from '../email.ts';

/** An account as the agency sees it. */
export interface ListedOwner {
  email: string;
  name: string;
  propertyIds: number[];
  /** Whether the owner has chosen a password. */
  hasPassword: boolean;
}

/** All owner accounts, sorted by address. */
export async function listOwners(db: Db): Promise<ListedOwner[]> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash'])
    .orderBy('email')
    .execute();
  const owned = await db.selectFrom('account_property').selectAll().orderBy('property_id').execute();
  const byAccount = Map.groupBy(owned, ({ account_id: id }) => id);
  return accounts.map(({ id, email, name, password_hash }) => ({
    email,
    name,
    propertyIds: (byAccount.get(id) ?? []).map(({ property_id }) => property_id),
    hasPassword: password_hash !== null,
  }));
}

/** Removes the account with its sessions and links. Returns whether it existed. */
export async function removeOwner(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
