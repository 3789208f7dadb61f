import { useTexts } from '@facade/section-kit';
import { LoginForm } from '../../components/login/login-form.tsx';
import { LoginFrame } from '../../components/login/login-view.style.ts';

/** Login of the agency's own people. */
export function StaffLoginView({ data: { next } }: { data: { next: string } }) {
  const t = useTexts('mf-owner');
  return (
    <LoginFrame className="wrap">
      <div className="card">
        <h1>{t('agency.login.title')}</h1>
        <p className="intro">{t('agency.login.intro')}</p>
        <LoginForm realm="staff" next={next} />
        <p className="help">{t('agency.login.help')}</p>
      </div>
    </LoginFrame>
  );
}
