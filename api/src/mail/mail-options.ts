import { isEmail } from '@facade/shared-domain/validation';
import type { SendMailOptions } from 'nodemailer';
import type { Address, MailMessage } from './message.ts';
import { onOneLine } from './templates/neutralize.ts';

/** A message that cannot be sent. The fault is in the message, so it is not retried. */
class UnusableMessage extends Error {
  readonly code = 'EMESSAGE';
}

/**
 * The options for the mail library. Every header is one line, whatever the message contains. The job's id is the
 * Message-ID: if a mail is sent twice, mail programs show it once.
 */
export function toOptions(id: string, message: MailMessage): SendMailOptions {
  const { from, to, copies = [], replyTo, subject, text, html, calendar, attachments = [] } = message;
  const sender = addressOf(from);
  return {
    from: sender,
    to: addressOf(to),
    ...(copies.length > 0 && { cc: copies.map(addressOf) }),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    subject: onOneLine(subject),
    text,
    ...(html && { html }),
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    headers: headersOf(message),
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.content, filename: 'invite.ics' } }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: onOneLine(name).replace(/[\\/]/g, '-'),
      contentType: type,
      content,
      encoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({
  isAutomatic,
  unsubscribe,
}: MailMessage): Record<string, string | { prepared: true; value: string }> {
  const url = unsubscribe && URL.parse(unsubscribe.url);
  if (unsubscribe && !(url && /^https?:$/.test(url.protocol)))
    throw new UnusableMessage('the address for unsubscribing is not a web address');
  return {
    ...(isAutomatic && { 'Auto-Submitted': url ? 'auto-generated' : 'auto-replied' }),
    // Unchanged: mail programs cannot read a folded or encoded address.
    ...(url && {
      'List-Unsubscribe': { prepared: true, value: `<${url.href}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function addressOf({ name, address }: Address): Address {
  if (!isEmail(address)) throw new UnusableMessage('not a valid mail address');
  return { name: onOneLine(name), address: address.trim() };
}
