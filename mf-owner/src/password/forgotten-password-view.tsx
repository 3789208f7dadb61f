import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { useState } from 'react';
import { askForLink } from '../account/account-api.ts';
import { AccountForm } from '../account/account-form.tsx';
import { LoginFrame } from '../login/login-view.style.ts';
import { Done } from './done.tsx';
import { useLoginPath } from './use-login-path.ts';

/** Asks for the address of an account, and confirms that a link was sent: the same whether there is an account or not. */
export function ForgottenPasswordView({ realm, sent: sentBefore }: { realm: AccountRealm; sent: boolean }) {
  const t = useTexts('mf-owner');
  const { agency } = useSite();
  const login = useLoginPath(realm);
  const language = useLanguage();
  const [sent, setSent] = useState(sentBefore);
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('password.forgotten.title')}</h1>
        {sent ? (
          <Done>{t('password.forgotten.sent', { agency: agency.name })}</Done>
        ) : (
          <>
            <p className="intro">{t('password.forgotten.intro')}</p>
            <AccountForm
              form={`${realm}-forgotten-password`}
              fields={[
                {
                  name: 'email',
                  label: t('login.email'),
                  type: 'email',
                  autoComplete: 'username',
                  missing: t('login.emailRequired'),
                },
              ]}
              submit={t('password.forgotten.submit')}
              busy={t('password.busy')}
              failed={t('password.failed')}
              send={(values) => askForLink(realm, values, language)}
              onDone={() => setSent(true)}
            />
          </>
        )}
        <p className="help">
          <a href={login}>{t('password.back')}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
