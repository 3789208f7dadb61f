import type { Transaction } from 'kysely';
import { normalizeEmail } from '../accounts/email.ts';
import type { Db, Tables } from '../database/index.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { saveOwner } from './add-owner.ts';

/** A link to choose the first password, as its mail carries it. */
export interface Invitation {
  name: string;
  email: string;
  propertyIds: number[];
  /** Of the link's token. */
  tokenHash: string;
  /** ISO time. */
  expiresAt: string;
  message: MailMessage;
}

/**
 * Makes an account without a password, or changes name and properties of one, and mails the link by which its owner chooses one. Every
 * former link of the account ends. Who has a password already keeps it, and gets no mail.
 * @returns whether a mail was sent
 */
export function inviteOwner(db: Db, outbox: Pick<Outbox, 'add'>, invitation: Invitation): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isNew = await keepInvitation(tx, invitation);
    if (isNew) await outbox.add(tx, invitation.message);
    return isNew;
  });
}

async function keepInvitation(tx: Transaction<Tables>, invitation: Invitation): Promise<boolean> {
  const email = normalizeEmail(invitation.email);
  const id = await saveOwner(tx, { ...invitation, email });
  const account = await tx.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  if (account.password_hash !== null) return false;
  await tx.deleteFrom('password_reset').where('account_id', '=', id).execute();
  await tx
    .insertInto('password_reset')
    .values({ token_hash: invitation.tokenHash, account_id: id, expires_at: invitation.expiresAt })
    .execute();
  return true;
}
