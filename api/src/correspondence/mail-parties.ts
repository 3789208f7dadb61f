import type { FormId, Language } from '@facade/shared-domain/model';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { isEmail } from '@facade/shared-domain/validation';
import type { Settings } from '../content/index.ts';
import { type Address, type MailConfig, type MailLook, parseAddress } from '../mail/index.ts';
import type { Snapshot } from '../site/index.ts';
import { mailLook } from './mail-look.ts';

/** Sender, recipients and design of the site's mails. */
export interface MailParties {
  sender: Address;
  /** The office. */
  agency: Address & { phone: string };
  /** The agency's own language. */
  agencyLanguage: Language;
  look: MailLook;
  /** The visitor’s mail is not sent, because of the limit of the mailbox: the agency’s mail says so. */
  isHeld?: boolean;
  /** Who gets the messages about a home, by form. */
  recipients: Settings['recipients'];
  /** The lead that mails to the agency are about; without one they go to the office. */
  lead?: LeadParties;
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
    recipients: content.settings.recipients,
  };
}

/** Who at the agency gets the mails about one lead, and its page in the staff area. */
export interface LeadParties {
  to: Address;
  copies: readonly Address[];
  /** Undefined if the site's address is unknown. */
  link: string | undefined;
}

type Agency = Pick<MailParties, 'agencyLanguage' | 'recipients'> & {
  agency: Address;
  look: Pick<MailParties['look'], 'origin'>;
};

interface Lead {
  id: string;
  form: FormId;
  /** The agent of its home; null if it has none. */
  agent: Address | null;
  /** The colleague to whom it is assigned. */
  assignee?: Address | null;
}

/**
 * The recipients of mails about a lead: the agent of the home and the office, as `recipients` in the settings says, and the
 * colleague to whom it is assigned. An agent whose address in the feed is not valid gets no mails, so that the office does.
 */
export function leadParties(
  { agency, recipients, look, agencyLanguage }: Agency,
  { id, form, agent, assignee }: Lead,
): LeadParties {
  const office = { name: agency.name, address: agency.address };
  const wanted = recipients[form as keyof typeof recipients] ?? 'agent-and-office';
  const ofHome = wanted !== 'office' && agent && isEmail(agent.address) ? [agent] : [];
  const [to = office, ...copies] = differing([
    ...ofHome,
    ...(assignee ? [assignee] : []),
    ...(wanted === 'agent' && ofHome.length > 0 ? [] : [office]),
  ]);
  const link = look.origin === null ? undefined : look.origin + leadPath(agencyLanguage, id);
  return { to, copies, link };
}

/** For the mails about a lead. */
export const withLead = (parties: MailParties, lead: Lead): MailParties => ({
  ...parties,
  lead: leadParties(parties, lead),
});

/** Each mailbox once. */
const differing = (all: readonly Address[]): Address[] =>
  [...new Map(all.toReversed().map((one) => [one.address.toLowerCase(), one])).values()].toReversed();
