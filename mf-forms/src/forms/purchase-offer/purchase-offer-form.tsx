import { useLanguage, useTexts } from '@facade/section-kit';
import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import type { FormTerms } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { Notice } from '@facade/shared-ui';
import { useField } from 'react-final-form';
import { BoundCheckbox, BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { PersonFields, SalutationField } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { FormShell } from '../../kit/form-shell.tsx';
import { Step, type StepPlan, StepProgress, useSteps } from '../../kit/steps/steps.tsx';
import { AboutHome } from '../../kit/subject/about-home.tsx';
import { TownFields } from '../../kit/towns/town-fields.tsx';
import { useWithin } from '../../kit/use-within.ts';
import { ConditionFields } from './condition-fields.tsx';
import { OfferReview } from './offer-review.tsx';

const KINDS = {
  home: 'text',
  price: 'text',
  validUntil: 'text',
  condition: 'text',
  loanAmount: 'text',
  conditionText: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  address: 'text',
  zip: 'text',
  city: 'text',
  purchasers: 'text',
  message: 'text',
  title: 'text',
  binding: 'tick',
  privacy: 'tick',
} as const;

const { home: _home, ...KINDS_OF_HOME } = KINDS;
const { binding, privacy, ...OFFERED } = KINDS;

/** The offer, and a last look at it before it is sent. */
const STEPS: readonly StepPlan<'offer' | 'review'>[] = [
  { id: 'offer', fields: Object.keys(OFFERED) },
  { id: 'review', fields: Object.keys({ binding, privacy }) },
];

const schema = () =>
  import(/* webpackChunkName: 'form-rules' */ '@facade/shared-domain/forms/purchase-offer').then(
    ({ purchaseOffer }) => purchaseOffer,
  );

/** Offers a price for a home; the agency passes it on. */
export function PurchaseOfferForm({ terms }: { terms: FormTerms }) {
  const t = useTexts('mf-forms');
  const home = terms.home?.goal === 'sale' ? terms.home : null;
  const steps = useSteps('purchase-offer', STEPS);
  const step = (id: 'offer' | 'review') => ({ guide: steps, id, title: t(`offer.steps.${id}.title`) });
  return (
    <FormShell
      form="purchase-offer"
      kinds={home ? KINDS_OF_HOME : KINDS}
      schema={schema}
      steps={steps}
      fixed={home ? { propertyId: home.id } : undefined}
      sendLabel={t('offer.send')}
      promise={t('offer.promise', { within: useWithin('offer') })}
    >
      <StepProgress guide={steps} label={(id) => t(`offer.steps.${id}.short`)} />
      <Step {...step('offer')}>
        <AboutHome home={home} paper="purchase-offer" />
        <Notice tone="info">
          <p>{t('offer.what')}</p>
        </Notice>
        <PriceField />
        <BoundText name="validUntil" label={t('fields.validUntil')} required type="date" />
        <ConditionFields />
        <PersonFields phoneRequired />
        <BoundText name="address" label={t('fields.address')} required maxLength={160} autoComplete="street-address" />
        <TownFields />
        <BoundText name="purchasers" label={t('fields.purchasers')} hint={t('hints.purchasers')} maxLength={300} />
        <BoundTextArea name="message" label={t('fields.offerMessage')} maxLength={5000} />
        <SalutationField />
      </Step>
      <Step {...step('review')}>
        <p>{t('offer.notSent')}</p>
        <OfferReview home={home} />
        <BoundCheckbox name="binding" label={t('fields.binding')} required />
        <PrivacyField />
      </Step>
    </FormShell>
  );
}

/** The price, and the part that is paid in advance. */
function PriceField() {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const price = readAmount(useField<string>('price').input.value || '');
  const advance = price === null ? null : offerAdvance(price);
  return (
    <>
      <BoundText name="price" label={t('fields.price')} required inputMode="decimal" maxLength={16} />
      <output className="hint">{advance ? t('offer.advance', { amount: formatPrice(advance, language) }) : ''}</output>
    </>
  );
}
