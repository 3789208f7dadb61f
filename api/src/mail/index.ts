/**
 * The outbox, the delivery, and the templates of all mails.
 * Writes `lead_mail` and the queues of the outbox.
 * Never sends at once: a mail is added in the transaction that causes it.
 */

export { readBacklog } from './backlog.ts';
export { describeFailure } from './delivery-failure.ts';
export { emlOf } from './eml.ts';
export { listMails, mailsAbout, showMail } from './listing/list-mails.ts';
export { resendMails } from './listing/resend-mails.ts';
export {
  MAIL_STATES,
  type MailList,
  type ShownMail,
  type StoredMail,
} from './listing/stored-mail.ts';
export { mailboxOf } from './mailbox.ts';
export { maskAddress } from './mask-address.ts';
export type { Address, MailCalendar, MailMessage } from './message.ts';
export { type MailConfig, openDelivery } from './open-delivery.ts';
export { type Outbox, type OutboxLog, openPostbox, startOutbox } from './outbox.ts';
export { parseAddress } from './parse-address.ts';
export { makeQueue, type RetryTiming, startQueue } from './queue-database.ts';
export { checkText } from './templates/check-mail-text.ts';
export type { MailFigure, MailHome, MailRow } from './templates/kinds.ts';
export { type MailClass, mailClassOf } from './templates/mail-class.ts';
export type { MailLook } from './templates/mail-look.ts';
export { type MailText, parseMarkdown } from './templates/mail-text.ts';
export { mailTextSchema, readMailText } from './templates/read-mail-text.ts';
export { renderMail } from './templates/render-mail.ts';
export { isMailTemplate, MAIL_TEMPLATES, type MailTemplate, type MailValues } from './templates/templates.ts';
export type { Delivery } from './transport.ts';
