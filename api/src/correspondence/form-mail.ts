import type { Language } from '@facade/shared-domain/model';
import {
  type Address,
  type MailMessage,
  type MailRow,
  type MailTemplate,
  type MailValues,
  renderMail,
} from '../mail/index.ts';
import type { MailParties } from './mail-parties.ts';
import { AGENCY_TEXTS } from './texts/index.ts';

/** A mail to the agency, in its language, to whoever handles the lead and with a link to it; a reply goes to the visitor. */
export function mailToAgency<Template extends MailTemplate & `${string}-agency`>(
  template: Template,
  values: MailValues<Template>,
  { sender, agency, agencyLanguage, look, lead, isHeld }: MailParties,
  visitor: Address,
): MailMessage {
  const { confirmation: label, held: value } = AGENCY_TEXTS[agencyLanguage];
  const { rows = [] }: { rows?: readonly MailRow[] } = values;
  const noted = isHeld ? { ...values, rows: [...rows, { label, value }] } : values;
  return {
    from: sender,
    to: lead?.to ?? { name: agency.name, address: agency.address },
    ...(lead && lead.copies.length > 0 && { copies: lead.copies }),
    replyTo: visitor,
    kind: template,
    ...renderMail(template, agencyLanguage, { ...noted, leadLink: lead?.link }, look),
  };
}

/** A mail that answers a visitor, in their language. Without a name, because that was typed into the form by a stranger. */
export function mailToVisitor<Template extends MailTemplate>(
  template: Template,
  values: MailValues<Template>,
  { sender, agency, look }: MailParties,
  visitor: { address: string; language: Language },
): MailMessage {
  return {
    from: sender,
    to: { name: '', address: visitor.address },
    replyTo: { name: agency.name, address: agency.address },
    kind: template,
    ...renderMail(template, visitor.language, values, look),
    isAutomatic: true,
  };
}
