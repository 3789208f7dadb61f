import type { Transaction } from 'kysely';
import { type MailClass, type MailMessage, mailboxOf, mailClassOf } from '../mail/index.ts';
import { countHit, type KeyedHash, type Tables } from '../platform/index.ts';

/**
 * Mails to one mailbox, whoever requests them: across all forms and all apis. Each class has its own count, so that
 * nobody can use up the limit of a reset link by newsletter forms. What was done is confirmed far more often than one
 * person does something.
 */
const FEW = { hour: 3, day: 8 };
const ALLOWED: Partial<Record<MailClass, Record<keyof typeof SECONDS, number>>> = {
  link: FEW,
  receipt: FEW,
  account: FEW,
  done: { hour: 20, day: 40 },
};

const SECONDS = { hour: 3600, day: 24 * 3600 };

/** Counts one mail to a mailbox, in the transaction that sends it; false: the limit is reached. */
export type TakeConfirmation = (tx: Transaction<Tables>, message: Pick<MailMessage, 'kind' | 'to'>) => Promise<boolean>;

/** Limits the mails that a stranger can make the site send to an address. Mails to the agency have no limit. */
export const confirmationLimit =
  (hash: KeyedHash): TakeConfirmation =>
  async (tx, message) => {
    const mailClass = mailClassOf(message);
    const allowed = mailClass && ALLOWED[mailClass];
    if (!allowed) return true;
    const mailbox = mailboxOf(message.to.address);
    for (const span of ['hour', 'day'] as const) {
      const { hits } = await countHit(tx, hash('confirmation', mailClass, span, mailbox), SECONDS[span]);
      if (hits > allowed[span]) return false;
    }
    return true;
  };
