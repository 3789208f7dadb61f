import type { VisitForm } from '@facade/shared-domain/forms/visit';
import type { Language } from '@facade/shared-domain/model';
import { CONTACT_TIME_SLOTS, slotText } from '@facade/shared-domain/numbers/time-slots';
import {
  aboutOf,
  filledRows,
  mailToAgency,
  mailToVisitor,
  type Submission,
  senderRows,
  subjectWords,
} from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { APPOINTMENT_TEXTS } from '../texts/index.ts';

/** The mails about a visit requested without a time: to the agency, and a confirmation. */
export const visitRequestMails = (submission: Submission<VisitForm>): MailMessage[] => [
  requestNotice(submission),
  requestConfirmation(submission),
];

function requestNotice({ values, subject: { agency: subject }, parties }: Submission<VisitForm>): MailMessage {
  const { agencyLanguage } = parties;
  const texts = APPOINTMENT_TEXTS[agencyLanguage];
  const { email, phone, language, message } = values;
  const name = `${values.firstName} ${values.lastName}`;
  const preference = { label: texts.preference, value: partsOfDay(values, agencyLanguage) };
  const facts = {
    event: texts.events.requested,
    name,
    about: subject ? aboutOf(subject) : '',
    url: subject?.url ?? undefined,
    rows: filledRows([preference, ...senderRows(agencyLanguage, { name, email, phone, language })]),
    message,
  };
  return mailToAgency('visit-agency', facts, parties, { name, address: email });
}

/** Contains nothing that the visitor typed. */
function requestConfirmation({ values, subject: { visitor: subject }, parties }: Submission<VisitForm>): MailMessage {
  const { email: address, language } = values;
  const facts = {
    ...(subject ? subjectWords(subject) : { about: '' }),
    when: partsOfDay(values, language),
  };
  return mailToVisitor('visit-requested', facts, parties, { address, language });
}

const partsOfDay = ({ timeSlots }: VisitForm, language: Language): string =>
  CONTACT_TIME_SLOTS.filter(({ id }) => timeSlots.includes(id))
    .map((slot) => slotText(slot, language))
    .join(', ');
