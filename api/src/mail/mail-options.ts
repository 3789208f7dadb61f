import { isEmail } from '@facade/shared-domain/validation';
import type { SendMailOptions } from 'nodemailer';
import type { Address, MailMessage } from './message.ts';
import { onOneLine } from './templates/neutralize.ts';

/** A message that no server can be given; of the message itself, so it is not tried again for ever. */
class UnusableMessage extends Error {
  readonly code = 'EMESSAGE';
}

/**
 * What the mail library is given. Every header is one line, whatever the message holds. The id of the job is the id of the
 * message: should it be sent twice, a mail program shows it once.
 */
export function toOptions(id: string, message: MailMessage): SendMailOptions {
  const { from, to, replyTo, subject, text, html, calendar, attachments = [] } = message;
  const sender = addressOf(from);
  return {
    from: sender,
    to: addressOf(to),
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
    throw new UnusableMessage('the address to unsubscribe at is none of the web');
  return {
    ...(isAutomatic && { 'Auto-Submitted': url ? 'auto-generated' : 'auto-replied' }),
    // As it is: an address that is folded or encoded is no address to those who read it.
    ...(url && {
      'List-Unsubscribe': { prepared: true, value: `<${url.href}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function addressOf({ name, address }: Address): Address {
  if (!isEmail(address)) throw new UnusableMessage('an address is no mail address');
  return { name: onOneLine(name), address: address.trim() };
}
