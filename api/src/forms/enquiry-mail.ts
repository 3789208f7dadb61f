import type { Enquiry } from '@facade/shared-domain/forms/enquiry';
import type { Language } from '@facade/shared-domain/model';
import { CONTACT_TIME_SLOTS } from '@facade/shared-domain/numbers/time-slots';
import {
  AGENCY_TEXTS,
  aboutOf,
  type FormRow,
  type MailParties,
  mailToVisitor,
  phoneRow,
  type Subject,
  subjectWords,
  tableMail,
} from '../correspondence/index.ts';
import type { MailMessage } from '../mail/index.ts';

export interface EnquiryMailContext extends MailParties {
  /** What it is about, in the language of the mail. */
  subject: Subject | null;
}

/** To the agency, with everything. */
export function enquiryMail(enquiry: Enquiry, { subject, ...parties }: EnquiryMailContext): MailMessage {
  const texts = AGENCY_TEXTS[parties.agencyLanguage];
  return tableMail(parties, {
    kind: subject ? texts.enquiry : texts.question,
    name: `${enquiry.firstName} ${enquiry.lastName}`,
    email: enquiry.email,
    subject,
    rows: factsOf(enquiry, subject, parties.agencyLanguage),
    message: enquiry.message,
  });
}

function factsOf(enquiry: Enquiry, subject: Subject | null, language: Language): FormRow[] {
  const texts = AGENCY_TEXTS[language];
  const name = `${enquiry.firstName} ${enquiry.lastName}`;
  const wishes = (['wantsVisit', 'wantsInformation', 'wantsDocuments'] as const).filter((wish) => enquiry[wish]);
  const slots = CONTACT_TIME_SLOTS.filter(({ id }) => enquiry.timeSlots.includes(id));
  return [
    { label: texts.name, value: [enquiry.title && texts.titles[enquiry.title], name].filter(Boolean).join(' ') },
    { label: texts.email, value: enquiry.email, href: `mailto:${enquiry.email}` },
    phoneRow(texts.phone, enquiry.phone),
    { label: texts.slots, value: slots.map(({ from, to }) => `${from}–${to}`).join(', ') },
    { label: texts.wishes, value: wishes.map((wish) => texts[wish]).join(', ') },
    { label: texts.language, value: enquiry.language },
    { label: texts.about, value: subject ? aboutOf(subject) : undefined },
  ];
}

/**
 * To the visitor, a confirmation. It contains nothing that the visitor typed, not even a name: anybody can enter any address,
 * and the mail must not send a stranger's text or link to it.
 */
export function confirmationMail(
  { email, language, projectId, propertyId }: Pick<Enquiry, 'email' | 'language' | 'projectId' | 'propertyId'>,
  { subject, ...parties }: EnquiryMailContext,
): MailMessage {
  if (!subject) return mailToVisitor('contact-confirmation', {}, parties, { address: email, language });
  const isProject = propertyId === undefined && projectId !== undefined;
  const template = isProject ? 'project-confirmation' : 'property-confirmation';
  return mailToVisitor(template, subjectWords(subject), parties, { address: email, language });
}
