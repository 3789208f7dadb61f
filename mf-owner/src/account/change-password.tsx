import { useLanguage, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { accountPath } from '@facade/shared-domain/paths/account-path';
import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import { Panel } from '../dashboard/panel.style.ts';
import { openDocument } from '../login/open-document.ts';
import { changePassword } from './account-api.ts';
import { AccountForm } from './account-form.tsx';
import { shortPassword } from './short-password.ts';

/** Changes the password; requires the current one. */
export function ChangePassword({ realm }: { realm: AccountRealm }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Panel aria-labelledby="password-title">
      <h2 id="password-title">{t('account.password.title')}</h2>
      <p className="intro">{t('account.password.intro')}</p>
      <AccountForm
        form={`${realm}-password-change`}
        fields={[
          {
            name: 'currentPassword',
            label: t('account.password.current'),
            type: 'password',
            autoComplete: 'current-password',
            missing: t('account.password.currentMissing'),
          },
          {
            name: 'password',
            label: t('password.new.password'),
            type: 'password',
            autoComplete: 'new-password',
            missing: t('login.passwordRequired'),
            hint: t('password.new.hint', { count: SHORTEST_PASSWORD }),
          },
        ]}
        submit={t('account.password.submit')}
        busy={t('password.busy')}
        failed={t('password.failed')}
        check={shortPassword(t)}
        send={(values) => changePassword(realm, values, language)}
        onDone={() => openDocument(`${accountPath(realm, language)}?done=password`)}
      />
    </Panel>
  );
}
