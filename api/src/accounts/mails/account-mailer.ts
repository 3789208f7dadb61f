import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { mailParties, mailToVisitor } from '../../correspondence/index.ts';
import { requestLanguage, siteOrigin } from '../../http/index.ts';
import type { MailConfig, Outbox } from '../../mail/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { SiteData } from '../../site/index.ts';
import type { Realm } from '../realm.ts';

/** The services for sending mails. */
export interface MailServices {
  siteData: SiteData;
  outbox: Outbox;
  mail: MailConfig;
}

/** Adds the mail about a change in the transaction of the change. */
type Notify = (tx: Transaction<Tables>, change: AccountChange, email: string) => Promise<void>;

type AccountChange = 'password-changed' | 'passkey-added' | 'passkey-removed';

/** Notifies a person, in the language of the request, that their login has changed. */
export async function accountMailer(
  { siteData, outbox, mail }: MailServices,
  realm: Realm,
  request: FastifyRequest,
  now = new Date(),
): Promise<Notify> {
  const snapshot = await siteData.current();
  const origin = siteOrigin(request, snapshot.content.settings.origin);
  const language = requestLanguage(request);
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  });
  const values = {
    when: format.format(now),
    ...(origin !== null && { passwordLink: origin + forgottenPasswordPath(realm.name, language) }),
  };
  const parties = mailParties(snapshot, mail, origin);
  return (tx, change, address) => outbox.add(tx, mailToVisitor(change, values, parties, { address, language }));
}
