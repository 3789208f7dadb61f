import { useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { logIn } from '../account/account-api.ts';
import { AccountForm } from '../account/account-form.tsx';
import { openDocument } from './open-document.ts';

interface LoginFormProps {
  realm: AccountRealm;
  /** Path of the page that follows. */
  next: string;
}

/** Asks for e-mail and password. */
export function LoginForm({ realm, next }: LoginFormProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const form = `${realm}-login`;
  const resume = useReturnedForm(form)?.values.resume;
  return (
    <AccountForm
      form={form}
      {...(resume && { fixed: { resume: String(resume) }, isPosted: true, notice: t('login.resume') })}
      fields={[
        {
          name: 'email',
          label: t('login.email'),
          type: 'email',
          // Browsers offer passkeys in its list.
          autoComplete: 'username webauthn',
          missing: t('login.emailRequired'),
        },
        {
          name: 'password',
          label: t('login.password'),
          type: 'password',
          autoComplete: 'current-password',
          missing: t('login.passwordRequired'),
        },
      ]}
      {...(realm === 'owner' && { boxes: { remember: t('login.remember') } })}
      submit={t('login.submit')}
      busy={t('login.busy')}
      failed={t('login.failed')}
      send={(values) => logIn(realm, values, language)}
      onDone={() => openDocument(next)}
    />
  );
}
