import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-view.style.ts';

/** Owner login, and where to turn to without a password. */
export function LoginView() {
  const t = useTexts('mf-owner');
  const { agency, routes } = useSite();
  const language = useLanguage();
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('login.title')}</h1>
        <p className="intro">{t('login.intro')}</p>
        <LoginForm realm="owner" next={localizedPath(routes, '/owner/', language)} />
        <p className="help">
          <a href={forgottenPasswordPath(language)}>{t('password.link')}</a>
          <br />
          {t('login.help')} <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
