import { useLanguage, useReturnedForm, useSite, useTexts } from '@facade/section-kit';
import { isEmpty } from '@facade/shared-domain/language/text';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Button, ErrorSummary, TextField } from '@facade/shared-ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { logIn } from '../../api-client/session.ts';
import { LOGIN_FIELDS, type LoginErrors, type LoginField, listErrors } from '../../model/login-errors.ts';
import { openDocument } from './open-document.ts';

const FORM = 'owner-login';

/**
 * Asks for e-mail and password. The document keeps the values, so that what a password manager fills in before the script
 * arrives counts too; without JavaScript the form is posted to the page's own address.
 */
export function LoginForm() {
  const t = useTexts('mf-owner');
  const { routes } = useSite();
  const language = useLanguage();
  const returned = useReturnedForm(FORM);
  const [errors, setErrors] = useState<LoginErrors>(returned?.errors ?? {});
  // A new list each time something was refused, and only then: the summary takes the focus when its list changes.
  const [summary, setSummary] = useState(() => listErrors(returned?.errors ?? {}));
  const [busy, setBusy] = useState(false);

  const refuse = (found: LoginErrors) => {
    setErrors(found);
    setSummary(listErrors(found));
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { email, password } = valuesOf(event.currentTarget);
    const missing: LoginErrors = {
      ...(isEmpty(email) ? { email: t('login.emailRequired') } : {}),
      ...(isEmpty(password) ? { password: t('login.passwordRequired') } : {}),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    setBusy(true);
    const refused = await logIn(email, password, language);
    if (!refused) return openDocument(localizedPath(routes, '/owner/', language));
    setBusy(false);
    refuse(Object.keys(refused).length > 0 ? refused : { '': t('login.unreachable') });
  };
  const field = (name: LoginField) => ({
    name,
    label: t(`login.${name}`),
    error: errors[name],
    required: true,
    onChange: (_: ChangeEvent) => errors[name] && setErrors({ ...errors, [name]: '' }),
  });

  return (
    <form method="post" noValidate onSubmit={send}>
      <ErrorSummary title={t(errors[''] ? 'login.failed' : 'login.check')} errors={summary} />
      <input type="hidden" name="form" value={FORM} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        defaultValue={returned?.values.email}
      />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      <Button type="submit" aria-disabled={busy}>
        {t(busy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): Record<LoginField, string> {
  const value = (name: LoginField) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const [email, password] = LOGIN_FIELDS;
  return { email: value(email), password: value(password) };
}
