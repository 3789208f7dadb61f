import { type VisitForm, visit } from '@facade/shared-domain/forms/visit';
import type { Language } from '@facade/shared-domain/model';
import { appointmentPath } from '@facade/shared-domain/paths/forms/appointment-path';
import type { Transaction } from 'kysely';
import { bookSlot, type SlotRefusal } from '../../appointments/book-slot.ts';
import { isJustTaken, noteTaken } from '../../appointments/just-taken.ts';
import {
  type AppointmentNews,
  agencyAppointmentMail,
  visitorAppointmentMail,
} from '../../appointments/mail/appointment-mail.ts';
import { visitRequestMails } from '../../appointments/mail/visit-request-mail.ts';
import { newsOf } from '../../appointments/news.ts';
import { refusalText } from '../../appointments/refusal-texts.ts';
import type { Tables } from '../../database/index.ts';
import { signId } from '../../limits/signed-id.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { defineForm, type Submission } from '../form-definition.ts';

const refused = (refusal: SlotRefusal, language: Language): ProblemError =>
  new ProblemError('invalid-form', { slot: refusalText(refusal, language) });

/** Books the chosen time; without one the visit is a request, and the agency calls back. */
async function act(tx: Transaction<Tables>, submission: Submission<VisitForm>): Promise<AppointmentNews | null> {
  const { id: submissionId, values, snapshot, parties, origin, sign } = submission;
  const { slot: slotId, propertyId, language, phone, message } = values;
  if (slotId === undefined) return null;
  const booked = await bookSlot(tx, snapshot, { slotId, propertyId, submissionId });
  if (!booked.ok) {
    if (booked.refusal === 'taken') noteTaken(slotId);
    throw refused(booked.refusal, language);
  }
  const { id, slot, agenda } = booked;
  const name = `${values.firstName} ${values.lastName}`;
  const visitor = { name, email: values.email, phone, language };
  const appointment = {
    ...slot,
    id,
    agenda,
    propertyId,
    submissionId,
    status: 'booked' as const,
    sequence: 0,
    visitor,
  };
  return newsOf(tx, snapshot, appointment, {
    event: 'booked',
    token: signId('appointment', id, sign),
    ...(message !== undefined && { remark: message }),
    parties,
    origin,
  });
}

/** A visit of a home: booked immediately if the agency offers times. */
export const visitForm = defineForm<VisitForm, AppointmentNews | null>({
  id: 'visit',
  schema: visit,
  refusal: ({ slot, language }) => (slot !== undefined && isJustTaken(slot) ? refused('taken', language) : null),
  act,
  mails: (submission, news) =>
    news
      ? [agencyAppointmentMail({ ...news, parties: submission.parties }), visitorAppointmentMail(news)]
      : visitRequestMails(submission),
  next: ({ values: { propertyId, language } }, news) => {
    const query = { home: String(propertyId) };
    if (!news) return { path: '/feedback/contact-appointment/', query };
    const orAddress = appointmentPath(language, news.token);
    return { path: '/feedback/visit-booked/', orAddress, query: { ...query, appointment: news.token } };
  },
});
