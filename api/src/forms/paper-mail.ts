import type { MailMessage } from '../mail/message.ts';
import { aboutOf, type FormRow, tableMail } from './agency-mail.ts';
import type { FormValues, Submission } from './form-definition.ts';
import { mailToVisitor } from './form-mail.ts';

type Sender = FormValues & { firstName: string; lastName: string; email: string };

/** To the agency: a form as a table, and what was written below it. */
export const paperMail = (
  { values, parties, subject }: Submission<Sender>,
  paper: { kind: string; rows: readonly FormRow[]; message?: string | undefined },
): MailMessage =>
  tableMail(parties, {
    name: `${values.firstName} ${values.lastName}`,
    email: values.email,
    subject: subject.agency,
    ...paper,
  });

/** To whoever sent a form about a home: that it arrived. A home that the visitor named in words is not repeated. */
export function paperConfirmation(
  template: 'rental-application-confirmation' | 'purchase-offer-confirmation',
  { values, parties, subject: { visitor } }: Submission<Sender>,
  more: { amount?: string; validUntil?: string } = {},
): MailMessage {
  const to = { address: values.email, language: values.language };
  if (!visitor) return mailToVisitor('contact-confirmation', {}, parties, to);
  return mailToVisitor(template, { about: aboutOf(visitor), url: visitor.url ?? undefined, ...more }, parties, to);
}
