import type { Transaction } from 'kysely';
import type { Tables } from '../database/index.ts';
import { countHit } from '../limits/hit-counter.ts';
import type { KeyedHash } from '../limits/keyed-hash.ts';

/** Confirmations to one mailbox, whoever requests them: across all forms and all apis. */
const ALLOWED = [
  { name: 'hour', max: 3, seconds: 3600 },
  { name: 'day', max: 8, seconds: 24 * 3600 },
] as const;

/** Counts one confirmation to a mailbox, in the transaction that sends it; false: the limit is reached. */
export type TakeConfirmation = (tx: Transaction<Tables>, address: string) => Promise<boolean>;

/** Limits the mails that a stranger can make the site send to an address. */
export const confirmationLimit =
  (hash: KeyedHash): TakeConfirmation =>
  async (tx, address) => {
    const mailbox = mailboxOf(address);
    for (const { name, max, seconds } of ALLOWED)
      if ((await countHit(tx, hash('confirmation', name, mailbox), seconds)).hits > max) return false;
    return true;
  };

/** Domains of a provider that ignores dots: `a.n@gmail.com` and `an@googlemail.com` are one mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** `An.Peeters+agency@Example.be` is the same mailbox as `an.peeters@example.be`. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
