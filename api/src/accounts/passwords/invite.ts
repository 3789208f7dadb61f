import type { Transaction } from 'kysely';
import type { MailMessage, Outbox } from '../../mail/index.ts';
import type { Db, Tables } from '../../platform/index.ts';
import type { Realm } from '../realm.ts';

/** A link to choose the first password, and the mail with it. */
export interface Invitation {
  /** Hash of the link's token. */
  tokenHash: string;
  /** ISO time. */
  expiresAt: string;
  message: MailMessage;
}

/**
 * Creates or changes an account and mails a link to choose a password. Earlier links of the account end. A person who
 * has a password already keeps it and gets no mail.
 * @param save creates the account without a password, or changes an existing one; returns its id
 * @returns whether a mail was sent
 */
export function invite(
  db: Db,
  outbox: Pick<Outbox, 'add'>,
  { tables }: Realm,
  { tokenHash, expiresAt, message }: Invitation,
  save: (tx: Transaction<Tables>) => Promise<number>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const id = await save(tx);
    const account = await tx
      .selectFrom(tables.accounts)
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (account.password_hash !== null) return false;
    await tx.deleteFrom(tables.links).where('account_id', '=', id).execute();
    await tx
      .insertInto(tables.links)
      .values({ token_hash: tokenHash, account_id: id, expires_at: expiresAt })
      .execute();
    await outbox.add(tx, message);
    return true;
  });
}
