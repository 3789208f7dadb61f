import type { Language } from '@facade/shared-domain/model';
import { CONTACT_TIME_SLOTS } from '@facade/shared-domain/time-slots';
import type { Address, MailMessage } from '../mail/message.ts';
import { AGENCY_TEXTS, CONFIRMATION_TEXTS } from './enquiry-mail-texts.ts';
import type { Enquiry } from './enquiry-schema.ts';

export interface EnquiryMailContext {
  sender: Address;
  agency: Address & { phone: string };
  /** The agency's own language. */
  agencyLanguage: Language;
  /** What it is about, per language: title and reference, and its address on the site. */
  subject: { title: string; reference: string; url: string } | null;
}

/** The two messages an enquiry leads to: to the agency with everything, to the visitor a confirmation. */
export function enquiryMails(enquiry: Enquiry, agency: EnquiryMailContext, visitor: EnquiryMailContext): MailMessage[] {
  return [toAgency(enquiry, agency), toVisitor(enquiry, visitor)];
}

function toAgency(enquiry: Enquiry, { sender, agency, agencyLanguage, subject }: EnquiryMailContext): MailMessage {
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
    ['', subject?.url],
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

/** Says what was received without repeating the message: the form must not carry a stranger's text to a third person. */
function toVisitor(enquiry: Enquiry, { sender, agency, subject }: EnquiryMailContext): MailMessage {
  const texts = CONFIRMATION_TEXTS[enquiry.language];
  const about = subject ? [texts.about(`${subject.title} (${subject.reference})`), subject.url, ''] : [];
  return {
    from: sender,
    to: { name: `${enquiry.firstName} ${enquiry.lastName}`, address: enquiry.email },
    replyTo: { name: agency.name, address: agency.address },
    subject: texts.subject(agency.name),
    text: [
      texts.greeting(enquiry.firstName),
      '',
      texts.received,
      '',
      ...about.filter((line, index) => line || index === about.length - 1),
      texts.questions(agency.phone),
      '',
      texts.closing,
      agency.name,
      '',
    ].join('\n'),
    isAutomatic: true,
  };
}
