import type { SendToFriend } from '@facade/shared-domain/forms/send-to-friend';
import type { Language } from '@facade/shared-domain/model';
import { agencyMail, mailToVisitor, type Submission } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { SharedHome } from './shared-home.ts';

/**
 * To the friend: the sender's name and the home. Nothing that the sender typed becomes a link, because anyone can enter
 * any address. For the same reason replies go to the agency.
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

/** To the agency: that a home was shared. Without the friend's address, for privacy. */
export function sharedNotice({ values, subject, parties }: Submission<SendToFriend>): MailMessage {
  const { name, email, language } = values;
  return agencyMail(parties, { kind: SHARED[parties.agencyLanguage], name, email, language, subject: subject.agency });
}
