import type { Db } from '../platform/index.ts';
import { normalizeEmail } from './email.ts';
import type { Realm } from './realm.ts';

/** The account of an address, as it was typed. */
export const findAccount = (db: Pick<Db, 'selectFrom'>, { tables }: Realm, email: string) =>
  db
    .selectFrom(tables.accounts)
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
