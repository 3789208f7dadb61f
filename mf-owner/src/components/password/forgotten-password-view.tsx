import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { useState } from 'react';
import { askForLink } from '../../api-client/account.ts';
import { AccountForm } from '../account/account-form.tsx';
import { LoginFrame } from '../login/login-view.style.ts';
import { Done } from './done.tsx';

/** Asks for the address of an account, and confirms that a link was sent: the same whether there is an account or not. */
export function ForgottenPasswordView({ sent: sentBefore }: { sent: boolean }) {
  const t = useTexts('mf-owner');
  const { routes, agency } = useSite();
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
              form="owner-forgotten-password"
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
              send={(values) => askForLink(values, language)}
              onDone={() => setSent(true)}
            />
          </>
        )}
        <p className="help">
          <a href={localizedPath(routes, '/login/', language)}>{t('password.back')}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
