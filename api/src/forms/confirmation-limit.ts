import type { Transaction } from 'kysely';
import type { Tables } from '../database/index.ts';
import { countHit } from '../limits/hit-counter.ts';
import type { KeyedHash } from '../limits/keyed-hash.ts';

/** Confirmations to one mailbox, whoever asks for them: all forms and all apis together. */
const ALLOWED = [
  { name: 'hour', max: 3, seconds: 3600 },
  { name: 'day', max: 8, seconds: 24 * 3600 },
] as const;

/** Takes one confirmation from what a mailbox may get, in the transaction that sends it; false: none is left. */
export type TakeConfirmation = (tx: Transaction<Tables>, address: string) => Promise<boolean>;

/** Bounds the mails that a stranger can have sent to an address. */
export const confirmationLimit =
  (hash: KeyedHash): TakeConfirmation =>
  async (tx, address) => {
    const mailbox = mailboxOf(address);
    for (const { name, max, seconds } of ALLOWED)
      if ((await countHit(tx, hash('confirmation', name, mailbox), seconds)).hits > max) return false;
    return true;
  };

/** Domains of one provider that ignores dots: `a.n@gmail.com` and `an@googlemail.com` are one mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** `An.Peeters+agency@Example.be` is read by whoever reads `an.peeters@example.be`. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
