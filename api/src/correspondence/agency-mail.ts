import type { Language } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import type { MailMessage, MailRow } from '../mail/index.ts';
import { mailToAgency } from './form-mail.ts';
import type { MailParties } from './mail-parties.ts';
import type { Subject } from './subject.ts';
import { AGENCY_TEXTS } from './texts/index.ts';

/** A row of a form's table; one without a value is left out. */
export interface FormRow {
  label: string;
  value: string | undefined;
  /** Link target: an address that was checked. */
  href?: string;
}

interface Notice {
  /** What was requested, in the agency's language: "Documenten gevraagd". */
  kind: string;
  name: string;
  email: string;
  /** What it is about, in the agency's language. */
  subject: Subject | null;
  rows?: readonly FormRow[];
  message?: string | undefined;
}

/** What the agency's mail about a form contains. */
export interface AgencyNotice extends Notice {
  phone?: string | undefined;
  language: Language;
}

/** To the agency: who sent a form and what it is about, then all its other fields. A reply goes to the visitor. */
export function agencyMail(parties: MailParties, { rows = [], ...notice }: AgencyNotice): MailMessage {
  const { subject } = notice;
  const about = { label: AGENCY_TEXTS[parties.agencyLanguage].about, value: subject ? aboutOf(subject) : undefined };
  return tableMail(parties, { ...notice, rows: [...senderRows(parties.agencyLanguage, notice), about, ...rows] });
}

/** The same with only these rows in its table. */
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

/** A telephone number in its groups, to press. */
export const phoneRow = (label: string, phone: string | null | undefined): FormRow => ({
  label,
  value: phoneText(phone ?? ''),
  href: telephoneLink(phone ?? ''),
});

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
    phoneRow(texts.phone, phone),
    { label: texts.language, value: language },
  ];
}

/** A home or project the way mails name it: with its reference. */
export const aboutOf = ({ title, reference }: Pick<Subject, 'title' | 'reference'>): string =>
  `${title} (${reference})`;
