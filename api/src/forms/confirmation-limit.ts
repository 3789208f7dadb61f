import type { Transaction } from 'kysely';
import type { Db } from '../database/index.ts';
import type { Tables } from '../database/schema.ts';
import { countHit } from '../limits/hit-counter.ts';
import { keyedHash } from '../limits/keyed-hash.ts';

/** Confirmations to one mailbox, whoever asks for them: all forms and all apis together. */
const ALLOWED = [
  { name: 'hour', max: 3, seconds: 3600 },
  { name: 'day', max: 8, seconds: 24 * 3600 },
] as const;

/** Takes one confirmation from what the mailbox may get, in the transaction that sends it; false: none is left. */
export type TakeConfirmation = (tx: Transaction<Tables>) => Promise<boolean>;

/**
 * Bounds the mails that a stranger can have sent to an address. The keys are made before the transaction begins: the embedded
 * database has one connection.
 */
export async function confirmationLimit(db: Db, address: string): Promise<TakeConfirmation> {
  const mailbox = mailboxOf(address);
  const counters = await Promise.all(
    ALLOWED.map(async (allowed) => ({ ...allowed, key: await keyedHash(db, 'confirmation', allowed.name, mailbox) })),
  );
  return async (tx) => {
    for (const { key, max, seconds } of counters) if ((await countHit(tx, key, seconds)).hits > max) return false;
    return true;
  };
}

/** Domains of one provider that ignores dots: `a.n@gmail.com` and `an@googlemail.com` are one mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** `An.Peeters+agency@Example.be` is read by whoever reads `an.peeters@example.be`. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
