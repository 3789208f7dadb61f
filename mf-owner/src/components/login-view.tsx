import { useLanguage, useReturnedForm, useSite } from '@facade/platform/section';
import { localizedPath } from '@facade/shared-domain/localized-path';
import { isEmpty } from '@facade/shared-domain/text';
import { Button, ErrorSummary, TextField } from '@facade/shared-ui';
import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { logIn } from '../api-client/session.ts';
import { LoginFrame } from './login-view.style.ts';

interface Credentials {
  email?: string;
  password?: string;
}

const FORM = 'owner-login';

/** Owner login; a plain form that also works without JavaScript. */
export function LoginView() {
  const { t } = useTranslation('mf-owner');
  const { routes, agency } = useSite();
  const language = useLanguage();
  const returned = useReturnedForm(FORM);
  const [refused, setRefused] = useState(Object.values(returned?.errors ?? {})[0] ?? '');

  const submit = async ({ email = '', password = '' }: Credentials) => {
    const problem = await logIn(email, password, language);
    // A document of its own: what the server draws from here on depends on the session.
    if (problem === null) window.location.assign(localizedPath(routes, '/owner/', language));
    else setRefused(problem || t('login.unreachable'));
  };
  const validate = ({ email, password }: Credentials) => ({
    ...(isEmpty(email) ? { email: t('login.emailRequired') } : {}),
    ...(isEmpty(password) ? { password: t('login.passwordRequired') } : {}),
  });

  return (
    <LoginFrame className="wrap">
      <div>
        <h1>{t('login.title')}</h1>
        <p className="intro">{t('login.intro')}</p>
        <Form<Credentials>
          onSubmit={submit}
          validate={validate}
          initialValues={{ email: String(returned?.values.email ?? '') || undefined }}
        >
          {({ handleSubmit, submitting, submitFailed, errors = {}, dirtySinceLastSubmit }) => {
            const shown: Record<string, string> = submitFailed ? errors : {};
            const summary = refused && !dirtySinceLastSubmit ? { '': refused } : shown;
            return (
              <form method="post" noValidate onSubmit={handleSubmit}>
                <ErrorSummary
                  title={t('login.failed')}
                  errors={Object.entries(summary).map(([name, message]) => ({ name, message }))}
                />
                <input type="hidden" name="form" value={FORM} />
                <Field<string> name="email">
                  {({ input }) => (
                    <TextField
                      {...input}
                      type="email"
                      label={t('login.email')}
                      required
                      autoComplete="username"
                      inputMode="email"
                      error={shown.email}
                    />
                  )}
                </Field>
                <Field<string> name="password">
                  {({ input }) => (
                    <TextField
                      {...input}
                      type="password"
                      label={t('login.password')}
                      required
                      autoComplete="current-password"
                      error={shown.password}
                    />
                  )}
                </Field>
                <Button type="submit" disabled={submitting} aria-busy={submitting}>
                  {t(submitting ? 'login.busy' : 'login.submit')}
                </Button>
              </form>
            );
          }}
        </Form>
        <p className="help">
          {t('login.help')} <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
      </div>
    </LoginFrame>
  );
}
