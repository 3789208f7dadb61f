import type { MailMessage } from '../mail/index.ts';
import { type FormRow, tableMail } from './agency-mail.ts';
import type { FormValues, Submission } from './form-definition.ts';
import { mailToVisitor } from './form-mail.ts';
import { paperName } from './paper-name.ts';
import { subjectWords } from './subject-words.ts';

interface PaperNotice {
  /** Title of the form, in the agency's language. */
  kind: string;
  rows: readonly FormRow[];
  message?: string | undefined;
  /** Whether the form is attached as a PDF. Default: true. */
  isPaper?: boolean;
}

type Sender = FormValues & { firstName: string; lastName: string; email: string };

/** To the agency: a form as a table, and its longer texts below; with the form itself attached if it is one of `PAPER_FORMS`. */
export const paperMail = (
  { values, parties, subject }: Submission<Sender>,
  { isPaper = true, ...form }: PaperNotice,
): MailMessage => ({
  ...tableMail(parties, {
    name: `${values.firstName} ${values.lastName}`,
    email: values.email,
    subject: subject.agency,
    ...form,
  }),
  ...(isPaper && { paper: { name: paperName(form.kind, values) } }),
});

/**
 * To the sender of a form about a home: a confirmation of receipt. A home that the visitor described in words is not repeated.
 * `copy`: title of the PDF of what they signed, which is theirs too.
 */
export function paperConfirmation(
  template: 'rental-application-confirmation' | 'purchase-offer-confirmation',
  { values, parties, subject: { visitor } }: Submission<Sender>,
  { copy, ...more }: { amount?: string; validUntil?: string; condition?: string; copy?: string } = {},
): MailMessage {
  const to = { address: values.email, language: values.language };
  const mail = visitor
    ? mailToVisitor(template, { ...subjectWords(visitor), ...more }, parties, to)
    : mailToVisitor('contact-confirmation', {}, parties, to);
  return copy === undefined ? mail : { ...mail, paper: { name: paperName(copy, values) } };
}
