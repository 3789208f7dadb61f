import type { Language } from '@facade/shared-domain/model';
import type { MailConfig } from '../config/config.ts';
import { mailLook } from '../mail/mail-look.ts';
import type { Address } from '../mail/message.ts';
import { parseAddress } from '../mail/parse-address.ts';
import type { MailLook } from '../mail/templates/mail-look.ts';
import type { Snapshot } from '../snapshot.ts';

/** Sender, recipient and design of the site's mails. */
export interface MailParties {
  sender: Address;
  agency: Address & { phone: string };
  /** The agency's own language. */
  agencyLanguage: Language;
  look: MailLook;
  /** The visitor’s mail is not sent, because of the limit of the mailbox: the agency’s mail says so. */
  isHeld?: boolean;
}

/** The agency's data for mails. */
type PartiesOf = Pick<Snapshot, 'enabled' | 'content'> & { agency: Pick<Snapshot['agency'], 'agency'> };

/** @param origin address of the site, for links in mails; null: they have none */
export function mailParties(
  { agency: { agency }, enabled, content }: PartiesOf,
  mail: MailConfig,
  origin: string | null,
): MailParties {
  const { name, email, phone } = agency;
  return {
    sender: mail.from ? parseAddress(mail.from, name) : { name, address: email },
    agency: { ...parseAddress(mail.to ?? email, name), phone },
    agencyLanguage: enabled[0] ?? 'nl',
    look: mailLook(content, origin),
  };
}
