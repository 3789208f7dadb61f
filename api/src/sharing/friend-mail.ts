import type { SendToFriend } from '@facade/shared-domain/forms/send-to-friend';
import type { Language } from '@facade/shared-domain/model';
import { agencyMail } from '../forms/agency-mail.ts';
import type { Submission } from '../forms/form-definition.ts';
import { mailToVisitor } from '../forms/form-mail.ts';
import type { MailMessage } from '../mail/message.ts';
import type { SharedHome } from './shared-home.ts';

/**
 * To the friend: who sent it, and the home. The template gives nothing that the sender typed a link that works: anybody can name any
 * address. An answer goes to the agency, for the same reason.
 */
export function friendMail(
  { values, parties, origin }: Submission<SendToFriend>,
  { title, place, price, path, picture }: SharedHome,
): MailMessage {
  const { name, message, friendEmail, language } = values;
  const home = {
    title,
    place,
    price,
    url: origin === null ? null : origin + path,
    ...(origin !== null && picture !== null && { picture: origin + picture }),
  };
  return mailToVisitor('send-to-friend', { sender: name, homes: [home], message }, parties, {
    address: friendEmail,
    language,
  });
}

const SHARED: Record<Language, string> = {
  nl: 'Doorgestuurd naar een vriend',
  fr: 'Envoyé à un ami',
  en: 'Sent to a friend',
  de: 'An Freunde gesendet',
};

/** To the agency: that a home went round. The friend's address is none of its business. */
export function sharedNotice({ values, subject, parties }: Submission<SendToFriend>): MailMessage {
  const { name, email, language } = values;
  return agencyMail(parties, { kind: SHARED[parties.agencyLanguage], name, email, language, subject: subject.agency });
}
