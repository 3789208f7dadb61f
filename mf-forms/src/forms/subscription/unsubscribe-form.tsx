import { useTexts } from '@facade/section-kit';
import { EmailField } from '../../kit/fields/email-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/newsletter').then(
    ({ demandUnsubscribe }) => demandUnsubscribe,
  );

const KINDS = { email: 'text' } as const;

/** Requests the links to all subscriptions of one address. */
export function UnsubscribeForm() {
  const t = useTexts('mf-forms');
  return (
    <FormShell
      form="demand-unsubscribe"
      kinds={KINDS}
      schema={schema}
      sendLabel={t('subscription.links')}
      promise={t('subscription.linksPromise')}
    >
      <EmailField />
    </FormShell>
  );
}
