import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import { LinkButton } from '@facade/shared-ui';
import { useState } from 'react';
import { choosePassword } from '../../api-client/account.ts';
import { AccountForm } from '../account/account-form.tsx';
import { shortPassword } from '../account/short-password.ts';
import { LoginFrame } from '../login/login-view.style.ts';
import { Done } from './done.tsx';

/** Sets a new password through the link of a mail. */
export function NewPasswordView({ token }: { token: string }) {
  const t = useTexts('mf-owner');
  const { routes } = useSite();
  const language = useLanguage();
  const [done, setDone] = useState(false);
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('password.new.title')}</h1>
        {done ? (
          <>
            <Done>{t('password.new.done')}</Done>
            <LinkButton to={localizedPath(routes, '/login/', language)}>{t('login.submit')}</LinkButton>
          </>
        ) : (
          <>
            <p className="intro">{t('password.new.intro')}</p>
            <AccountForm
              form="owner-new-password"
              fields={[
                {
                  name: 'password',
                  label: t('password.new.password'),
                  type: 'password',
                  autoComplete: 'new-password',
                  missing: t('login.passwordRequired'),
                  hint: t('password.new.hint', { count: SHORTEST_PASSWORD }),
                },
              ]}
              fixed={{ token }}
              submit={t('password.new.submit')}
              busy={t('password.busy')}
              failed={t('password.failed')}
              check={shortPassword(t)}
              send={(values) => choosePassword(values, language)}
              onDone={() => setDone(true)}
            />
          </>
        )}
        <p className="help">
          <a href={forgottenPasswordPath(language)}>{t('password.new.again')}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
