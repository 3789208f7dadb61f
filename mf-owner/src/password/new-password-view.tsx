import { useLanguage, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { SHORTEST_PASSWORD } from '@facade/shared-domain/validation';
import { LinkButton } from '@facade/shared-ui';
import { useState } from 'react';
import { choosePassword } from '../account/account-api.ts';
import { AccountForm } from '../account/account-form.tsx';
import { shortPassword } from '../account/short-password.ts';
import { LoginFrame } from '../login/login-view.style.ts';
import { Done } from './done.tsx';
import { useLoginPath } from './use-login-path.ts';

interface NewPasswordViewProps {
  realm: AccountRealm;
  token: string;
  /** Back from a post without JavaScript that was accepted. */
  done?: boolean;
}

/** Sets a new password through the link of a mail. */
export function NewPasswordView({ realm, token, done: doneBefore = false }: NewPasswordViewProps) {
  const t = useTexts('mf-owner');
  const login = useLoginPath(realm);
  const language = useLanguage();
  const [done, setDone] = useState(doneBefore);
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('password.new.title')}</h1>
        {done ? (
          <>
            <Done>{t('password.new.done')}</Done>
            <LinkButton to={login}>{t('login.submit')}</LinkButton>
          </>
        ) : (
          <>
            <p className="intro">{t('password.new.intro')}</p>
            <AccountForm
              form={`${realm}-new-password`}
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
              send={(values) => choosePassword(realm, values, language)}
              onDone={() => setDone(true)}
            />
          </>
        )}
        <p className="help">
          <a href={forgottenPasswordPath(realm, language)}>{t('password.new.again')}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
