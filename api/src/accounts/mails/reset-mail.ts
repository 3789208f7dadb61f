import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { type MailParties, mailToVisitor } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { Reset } from '../passwords/password-reset.ts';

/** With the link to choose a new password. */
export function resetMail(
  address: string,
  link: string,
  { expiresAt }: Reset,
  language: Language,
  parties: MailParties,
): MailMessage {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  });
  return mailToVisitor('password-reset', { resetLink: link, expires: format.format(expiresAt) }, parties, {
    address,
    language,
  });
}
