import { useLanguage, useTexts } from '@facade/section-kit';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { LoginForm } from '../../login/login-form.tsx';
import { LoginFrame } from '../../login/login-view.style.ts';
import { PasskeyLogin } from '../../passkeys/passkey-login.tsx';

/** Login of the agency's own people. */
export function StaffLoginView({ data: { next } }: { data: { next: string } }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('agency.login.title')}</h1>
        <p className="intro">{t('agency.login.intro')}</p>
        <LoginForm realm="staff" next={next} />
        <PasskeyLogin realm="staff" next={next} />
        <p className="help">
          <a href={forgottenPasswordPath('staff', language)}>{t('password.link')}</a>
          <br />
          {t('agency.login.help')}
        </p>
      </div>
    </LoginFrame>
  );
}
