import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { forgottenPasswordPath } from '@facade/shared-domain/paths/password-paths';
import { Breadcrumb } from '@facade/shared-ui';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-view.style.ts';

/** From the home page to the owner login, in the words of the agency's route table. */
const loginBreadcrumb = ({ routes, language, defaultLanguage }: Site): { label: string; path: string }[] =>
  ['/', '/login/'].flatMap((original) => {
    const entry = routes.find((route) => route.original === original);
    const path = entry?.paths[language] ?? entry?.paths[defaultLanguage];
    return entry && path ? [{ label: entry.label, path }] : [];
  });

/** Owner login, and help without a password. */
export function LoginView() {
  const t = useTexts('mf-owner');
  const site = useSite();
  const { agency, routes } = site;
  const language = useLanguage();
  const next = localizedPath(routes, '/owner/', language);
  return (
    <LoginFrame className="wrap">
      <Breadcrumb items={loginBreadcrumb(site)} label={t('login.breadcrumb')} />
      <div className="card">
        <h1>{t('login.title')}</h1>
        <p className="intro">{t('login.intro')}</p>
        <LoginForm realm="owner" next={next} />
        <PasskeyLogin realm="owner" next={next} />
        <p className="help">
          <a href={forgottenPasswordPath('owner', language)}>{t('password.link')}</a>
          <br />
          {t('login.help')} <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
