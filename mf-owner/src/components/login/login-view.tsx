import { useSite, useTexts } from '@facade/section-kit';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-view.style.ts';

/** Owner login, and where to turn to without a password. */
export function LoginView() {
  const t = useTexts('mf-owner');
  const { agency } = useSite();
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('login.title')}</h1>
        <p className="intro">{t('login.intro')}</p>
        <LoginForm />
        <p className="help">
          {t('login.help')} <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
