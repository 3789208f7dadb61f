import type { Transaction } from 'kysely';
import { normalizeEmail } from '../accounts/email.ts';
import type { Db, Tables } from '../database/index.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Outbox } from '../mail/outbox.ts';
import { saveOwner } from './add-owner.ts';

/** A link to choose the first password, for the mail. */
export interface Invitation {
  name: string;
  email: string;
  propertyIds: number[];
  /** Hash of the link's token. */
  tokenHash: string;
  /** ISO time. */
  expiresAt: string;
  message: MailMessage;
}

/**
 * Creates an account without a password, or changes the name and properties of an existing one, and mails a link to
 * choose a password. Earlier links of the account end. An owner who has a password already keeps it and gets no mail.
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
