import type { Language } from '@facade/shared-domain/model';
import { CONTACT_TIME_SLOTS } from '@facade/shared-domain/numbers/time-slots';
import type { Address, MailMessage } from '../mail/message.ts';
import { AGENCY_TEXTS, CONFIRMATION_TEXTS } from './enquiry-mail-texts.ts';
import type { Enquiry } from './enquiry-schema.ts';

export interface EnquiryMailContext {
  sender: Address;
  agency: Address & { phone: string };
  /** The agency's own language. */
  agencyLanguage: Language;
  /** What it is about, per language: title and reference, and its address on the site where that is known. */
  subject: { title: string; reference: string; url: string | null } | null;
}

/** To the agency, with everything. */
export function enquiryMail(
  enquiry: Enquiry,
  { sender, agency, agencyLanguage, subject }: EnquiryMailContext,
): MailMessage {
  const texts = AGENCY_TEXTS[agencyLanguage];
  const name = `${enquiry.firstName} ${enquiry.lastName}`;
  const wishes = (['wantsVisit', 'wantsInformation', 'wantsDocuments'] as const).filter((wish) => enquiry[wish]);
  const slots = CONTACT_TIME_SLOTS.filter(({ id }) => enquiry.timeSlots.includes(id));
  const rows: [string, string | undefined][] = [
    [texts.name, [enquiry.title && texts.titles[enquiry.title], name].filter(Boolean).join(' ')],
    [texts.email, enquiry.email],
    [texts.phone, enquiry.phone],
    [texts.slots, slots.map(({ from, to }) => `${from}–${to}`).join(', ')],
    [texts.wishes, wishes.map((wish) => texts[wish]).join(', ')],
    [texts.language, enquiry.language],
    [texts.about, subject ? `${subject.title} (${subject.reference})` : undefined],
    ['', subject?.url ?? undefined],
  ];
  const facts = rows.filter(([, value]) => value).map(([label, value]) => (label ? `${label}: ${value}` : value));
  return {
    from: sender,
    to: { name: agency.name, address: agency.address },
    replyTo: { name, address: enquiry.email },
    subject: subject ? `${texts.enquiry}: ${subject.reference} – ${name}` : `${texts.question}: ${name}`,
    text: [...facts, '', enquiry.message, ''].join('\n'),
  };
}

/**
 * To the visitor, a confirmation. Nothing of it was typed by the visitor, a name neither: anybody can name any address, and
 * the form must not carry a stranger's text or link to it.
 */
export function confirmationMail(
  { email, language }: Pick<Enquiry, 'email' | 'language'>,
  { sender, agency, subject }: EnquiryMailContext,
): MailMessage {
  const texts = CONFIRMATION_TEXTS[language];
  const about = subject
    ? [texts.about(`${subject.title} (${subject.reference})`), ...(subject.url ? [subject.url] : []), '']
    : [];
  return {
    from: sender,
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: agency.address },
    subject: texts.subject(agency.name),
    text: [
      texts.greeting,
      '',
      texts.received,
      '',
      ...about,
      texts.questions(agency.phone),
      '',
      texts.closing,
      agency.name,
      '',
    ].join('\n'),
    isAutomatic: true,
  };
}
