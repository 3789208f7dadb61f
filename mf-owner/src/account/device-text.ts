import type { Translate } from '@facade/section-kit';
import type { AccountSession } from '@facade/shared-domain/model';

/** A device in words: "Firefox on Windows", as far as it is known. */
export function deviceText(
  { browser, system }: Pick<AccountSession, 'browser' | 'system'>,
  t: Translate<'mf-owner'>,
): string {
  if (browser && system) return t('account.sessions.device', { browser, system });
  return browser || system || t('account.sessions.unknown');
}
