import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Notice } from '@facade/shared-ui';
import type { AccountData } from '../../model/account-data.ts';
import { deviceText } from '../../model/device-text.ts';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import { Account } from './account-view.style.ts';
import { ChangePassword } from './change-password.tsx';
import { SessionList } from './session-list.tsx';

const NOWHERE = { browser: '', system: '' };

/** An owner's login methods and sessions. */
export function AccountView({ data: { account, done } }: { data: AccountData }) {
  const t = useTexts('mf-owner');
  const { routes } = useSite();
  const language = useLanguage();
  const here = account.sessions.find(({ isThis }) => isThis);
  return (
    <Account className="wrap">
      <header>
        <h1>{t('account.title')}</h1>
        <p className="who">{t('account.who', account.owner)}</p>
        <p>
          <a href={localizedPath(routes, '/owner/', language)}>{t('account.back')}</a>
        </p>
      </header>
      {done && <Notice tone="success">{t(`account.done.${done}`)}</Notice>}
      <SessionList sessions={account.sessions} />
      <ChangePassword />
      <PasskeyList passkeys={account.passkeys} device={deviceText(here ?? NOWHERE, t)} />
    </Account>
  );
}
