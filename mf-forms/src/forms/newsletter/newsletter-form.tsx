import { useTexts } from '@facade/section-kit';
import { EmailField } from '../../kit/fields/email-field.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/newsletter').then(
    ({ newsletter }) => newsletter,
  );

const KINDS = { email: 'text', privacy: 'tick' } as const;

/** Signs up for the newsletter. */
export function NewsletterForm() {
  const t = useTexts('mf-forms');
  return (
    <FormShell
      form="newsletter"
      kinds={KINDS}
      schema={schema}
      sendLabel={t('newsletter.send')}
      promise={t('newsletter.promise')}
    >
      <EmailField />
      <PrivacyField />
    </FormShell>
  );
}
