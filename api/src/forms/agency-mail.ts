import type { Language } from '@facade/shared-domain/model';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import type { MailMessage } from '../mail/message.ts';
import type { MailRow } from '../mail/templates/kinds.ts';
import { AGENCY_TEXTS } from './enquiry-mail-texts.ts';
import { mailToAgency } from './form-mail.ts';
import type { MailParties } from './mail-parties.ts';
import type { Subject } from './subject.ts';

/** One fact of a form; one without a value is left out. */
export interface FormRow {
  label: string;
  value: string | undefined;
  /** Where it leads: an address that was checked. */
  href?: string;
}

interface Notice {
  /** What was asked, in the agency's language: "Documenten gevraagd". */
  kind: string;
  name: string;
  email: string;
  /** What it is about, in the agency's language. */
  subject: Subject | null;
  rows?: readonly FormRow[];
  message?: string | undefined;
}

/** What a form tells the agency. */
export interface AgencyNotice extends Notice {
  phone?: string | undefined;
  language: Language;
}

/** To the agency: who sent a form and what it is about, then whatever else the form says. An answer goes to the visitor. */
export function agencyMail(parties: MailParties, { rows = [], ...notice }: AgencyNotice): MailMessage {
  const { subject } = notice;
  const about = { label: AGENCY_TEXTS[parties.agencyLanguage].about, value: subject ? aboutOf(subject) : undefined };
  return tableMail(parties, { ...notice, rows: [...senderRows(parties.agencyLanguage, notice), about, ...rows] });
}

/** The same with nothing in its table but these rows. */
export function tableMail(
  parties: MailParties,
  { kind, name, email, subject, rows = [], message }: Notice,
): MailMessage {
  const values = {
    kind: subject ? `${kind}: ${subject.reference}` : kind,
    name,
    about: subject ? aboutOf(subject) : undefined,
    url: subject?.url ?? undefined,
    rows: filledRows(rows),
    message,
  };
  return mailToAgency('enquiry-agency', values, parties, { name, address: email });
}

export const filledRows = (rows: readonly FormRow[]): MailRow[] =>
  rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));

/** Who sent a form, for the agency. */
export function senderRows(
  agencyLanguage: Language,
  {
    name,
    email,
    phone,
    language,
  }: { name: string; email: string; phone?: string | null | undefined; language: Language },
): FormRow[] {
  const texts = AGENCY_TEXTS[agencyLanguage];
  return [
    { label: texts.name, value: name },
    { label: texts.email, value: email, href: `mailto:${email}` },
    { label: texts.phone, value: phone ?? undefined, href: telephoneLink(phone ?? '') },
    { label: texts.language, value: language },
  ];
}

/** As mails name a home or project: with its reference. */
export const aboutOf = ({ title, reference }: Pick<Subject, 'title' | 'reference'>): string =>
  `${title} (${reference})`;
