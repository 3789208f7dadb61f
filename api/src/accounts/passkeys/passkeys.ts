import type { Transaction } from 'kysely';
import type { Db, Tables } from '../../platform/index.ts';
import type { Realm } from '../realm.ts';

/** A passkey as the person sees it. */
export interface ListedPasskey {
  id: number;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** The passkeys of an account, oldest first. */
export const listPasskeys = (db: Db, { tables }: Realm, accountId: number): Promise<ListedPasskey[]> =>
  db
    .selectFrom(tables.passkeys)
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** The credential ids of an account's passkeys. */
export async function credentialsOf(db: Db, { tables }: Realm, accountId: number): Promise<{ id: string }[]> {
  return db.selectFrom(tables.passkeys).select('credential as id').where('account_id', '=', accountId).execute();
}

/** A verified passkey, ready to be stored. */
export interface NewPasskey {
  credential: string;
  public_key: string;
  counter: number;
  transports: string;
}

/** Adds a passkey to an account; a no-op if it is stored already. */
export async function addPasskey(
  tx: Transaction<Tables>,
  { tables }: Realm,
  accountId: number,
  passkey: NewPasskey & { name: string },
): Promise<void> {
  await tx
    .insertInto(tables.passkeys)
    .values({ ...passkey, account_id: accountId, created_at: new Date() })
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .execute();
}

/** Renames one of the account's passkeys. False if it has no such passkey. */
export async function renamePasskey(
  db: Db,
  { tables }: Realm,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(tables.passkeys)
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one of the account's passkeys. False if it has no such passkey. */
export async function removePasskey(
  tx: Transaction<Tables>,
  { tables }: Realm,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(tables.passkeys)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
