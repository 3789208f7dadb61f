import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { AccountRealm, Language } from '@facade/shared-domain/model';
import { newPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { newToken } from '../../accounts/index.ts';
import { enabledLanguages } from '../../content/index.ts';
import { mailParties, mailToVisitor } from '../../correspondence/index.ts';
import { StartupError } from '../../kernel/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { Config } from '../config/config.ts';
import { contentOf, languageOf, originOf } from './command-content.ts';

/** Lifetime of a link. */
const DAYS = 7;

/** Who is invited, and language and origin of the mail. */
export interface Invited {
  name: string;
  email: string;
  /** Language code; the agency's default language if left out. */
  language: string | undefined;
  /** Address of the site; that of the agency's settings if left out. */
  origin: string | undefined;
}

/** The hash of the link's token, and the mail with the link. */
export interface Invitation {
  tokenHash: string;
  /** ISO time. */
  expiresAt: string;
  message: MailMessage;
}

/** A new link and the mail with it. Throws a StartupError if the site's address is unknown. */
export async function makeInvitation(
  realm: AccountRealm,
  { name, email, ...given }: Invited,
  { contentFolder, mail }: Pick<Config, 'contentFolder' | 'mail'>,
  now = new Date(),
): Promise<Invitation> {
  const content = await contentOf(contentFolder);
  const { agency, origin: configured } = content.settings;
  const enabled = enabledLanguages(content);
  const language: Language = given.language === undefined ? (enabled[0] ?? 'nl') : languageOf(given.language);
  const address = given.origin ?? configured;
  if (!address)
    throw new StartupError(
      '--origin: the link needs the address of the site, which settings.yaml does not name (origin)',
    );
  const origin = originOf(address);
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + DAYS * 24 * 3_600_000);
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: 'long', timeZone: 'Europe/Brussels' });
  const values = {
    name,
    passwordLink: origin + newPasswordPath(realm, language, token),
    expires: format.format(expiresAt),
  };
  const parties = mailParties({ agency: { agency }, enabled, content }, mail, origin);
  const message = mailToVisitor(`${realm}-invitation` as const, values, parties, { address: email, language });
  return { tokenHash, expiresAt: expiresAt.toISOString(), message };
}
