import type { Transaction } from 'kysely';
import type { Db, Tables } from '../../database/index.ts';

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  id: number;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** The passkeys of an account, oldest first. */
export const listPasskeys = (db: Db, accountId: number): Promise<ListedPasskey[]> =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** The credential ids of an account's passkeys. */
export async function credentialsOf(db: Db, accountId: number): Promise<{ id: string }[]> {
  return db.selectFrom('passkey').select('credential as id').where('account_id', '=', accountId).execute();
}

/** Renames one of the account's passkeys. False if it has no such passkey. */
export async function renamePasskey(db: Db, accountId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one of the account's passkeys. False if it has no such passkey. */
export async function removePasskey(tx: Transaction<Tables>, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
