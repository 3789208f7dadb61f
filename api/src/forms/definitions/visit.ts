import { type VisitForm, visit } from '@facade/shared-domain/forms/visit';
import type { Language } from '@facade/shared-domain/model';
import { appointmentPath } from '@facade/shared-domain/paths/forms/appointment-path';
import type { Transaction } from 'kysely';
import {
  type AppointmentNews,
  appointmentMails,
  bookSlot,
  heldUntil,
  isJustTaken,
  mayBook,
  newsOf,
  noteTaken,
  refusalText,
  type SlotRefusal,
  visitRequestMails,
} from '../../appointments/index.ts';
import { defineForm, type Submission } from '../../correspondence/index.ts';
import { ProblemError } from '../../http/index.ts';
import { mailboxOf } from '../../mail/index.ts';
import { signId, type Tables } from '../../platform/index.ts';

const refused = (refusal: SlotRefusal, language: Language): ProblemError =>
  new ProblemError('invalid-form', { slot: refusalText(refusal, language) });

/** Books the chosen time; without one the visit is a request, and the agency calls back. */
async function act(tx: Transaction<Tables>, submission: Submission<VisitForm>): Promise<AppointmentNews | null> {
  const { id: submissionId, values, snapshot, parties, origin, sign } = submission;
  const { slot: slotId, propertyId, language, phone, message } = values;
  if (slotId === undefined) return null;
  const now = new Date();
  const booker = { mailbox: sign('mailbox', mailboxOf(values.email)), email: values.email };
  if (!(await mayBook(tx, booker, propertyId, now)))
    throw new ProblemError('invalid-form', { email: refusalText('too-many', language) });
  // Without the site's address the mail has no link to confirm it by.
  const until = origin === null ? null : await heldUntil(tx, booker, now);
  const booking = { slotId, propertyId, submissionId, mailbox: booker.mailbox, until, now };
  const booked = await bookSlot(tx, snapshot, booking);
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
    status: until ? ('held' as const) : ('booked' as const),
    sequence: 0,
    heldUntil: until,
    remark: message ?? null,
    visitor,
  };
  return newsOf(tx, snapshot, appointment, {
    event: until ? 'held' : 'booked',
    ...(until && { until }),
    sign,
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
    news ? appointmentMails({ ...news, parties: submission.parties }) : visitRequestMails(submission),
  next({ values: { propertyId, language }, sign }, news) {
    const query = { home: String(propertyId) };
    if (!news) return { path: '/feedback/contact-appointment/', query };
    // Not the token of the mail, which confirms.
    if (news.event === 'held')
      return { address: appointmentPath(language, signId('appointment', news.appointment.id, sign)) };
    const orAddress = appointmentPath(language, news.token);
    return { path: '/feedback/visit-booked/', orAddress, query: { ...query, appointment: news.token } };
  },
});
